/** What a page is made of: its document, what client navigation asks for, and the words of its hovers. */
export interface OfflinePage {
  path: string;
  html: string;
  payload: string;
  /** JSON; left out where the page has no samples. */
  samples?: string;
}

/**
 * Pages in one file. Their texts are cut at the same places, and parts of the same kind are neighbors: menus of all
 * pages, then contents of all pages. So alike that even deflate, which looks back 32 kB, makes a twentieth of them.
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

/** The payload that a document carries; the same payload is in the pack. */
const CARRIED = /(<script type="text\/plain" data-payload="[^"]*">)[\s\S]*?(?=<\/script>)/;

/** Puts pages into one value, without what they say twice: a document asks for its payload as it does for a long one. */
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

/** Takes one page out; nothing where it is not in the pack. */
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
