/** The parts of a page: its document, the payload for client navigation, and the text of its hovers. */
export interface OfflinePage {
  path: string;
  html: string;
  payload: string;
  /** JSON; left out if the page has no samples. */
  samples?: string;
}

/**
 * Many pages in one file. Their texts are cut at the same points, and parts of the same kind are neighbors: the menus
 * of all pages, then the contents of all pages. The parts are so alike that even deflate, which looks back 32 kB,
 * shrinks them to a twentieth.
 */
export interface OfflinePack {
  paths: string[];
  html: Columns;
  payload: Columns;
  /** By path. */
  samples: Record<string, string>;
}

/** By part, then by page; a page with fewer parts has empty ones. */
type Columns = string[][];

const HTML_PARTS =
  /(?=<(?:nav|main|aside|footer|article|details)\b)|(?<=<\/(?:nav|main|aside|footer|article|header)>)/;
const LINES = /(?<=\n)/;

/** The payload inside a document; the pack has the same payload separately. */
const CARRIED = /(<script type="text\/plain" data-payload="[^"]*">)[\s\S]*?(?=<\/script>)/;

/** Packs pages into one value without duplicates: the document refers to its payload, as it does for a long one. */
export function packPages(pages: OfflinePage[]): OfflinePack {
  return {
    paths: pages.map(({ path }) => path),
    html: toColumns(
      pages.map(({ html }) => html.replace(CARRIED, '$1')),
      HTML_PARTS,
    ),
    payload: toColumns(
      pages.map(({ payload }) => payload),
      LINES,
    ),
    samples: Object.fromEntries(
      pages.flatMap(({ path, samples }) => (samples === undefined ? [] : [[path, samples]])),
    ),
  };
}

/** Extracts one page; undefined if it is not in the pack. */
export function unpackPage(pack: OfflinePack, path: string): OfflinePage | undefined {
  const index = pack.paths.indexOf(path);
  if (index === -1) return undefined;
  const join = (columns: Columns) => columns.map((texts) => texts[index] ?? '').join('');
  const samples = pack.samples[path];
  return {
    path,
    html: join(pack.html),
    payload: join(pack.payload),
    ...(samples === undefined ? {} : { samples }),
  };
}

function toColumns(texts: string[], boundary: RegExp): Columns {
  const rows = texts.map((text) => text.split(boundary));
  const count = Math.max(0, ...rows.map((parts) => parts.length));
  return Array.from({ length: count }, (_, part) => rows.map((parts) => parts[part] ?? ''));
}
