import type { OutputFiles } from '../writing/write-output.ts';

/**
 * Parts of pages that are not saved although scripts of saved pages refer to them: the playground with its editor (9
 * MB), what runs lessons and samples with it, and the home page's own parts, by the names that the bundler derives from
 * their modules. Saved searches use the saved index and need no client of a hosted service.
 */
const NOT_SAVED =
  /^(?:playground|code-editor|use-editors|use-run|workbench|load-drawer|page-panel|connect-compiler|live-stage|home|hosted-provider)-/;

/** Elements that make a browser fetch a file for a page, with the address. */
const LOADED = [
  /<link rel="(?:icon|manifest|stylesheet|modulepreload|preload)"[^>]*? href="([^"]+)"/g,
  /<(?:img|script|source|video|audio)\b[^>]*? src="([^"]+)"/g,
];

/** File names in scripts and style sheets: `./app-CUXPTl3c.js`, `url(/assets/inter-Cwq6Av62.woff2)`. */
const NAMED = /[\w.-]+\.(?:js|css|woff2|png|svg|webp|jpg)\b/g;

/**
 * Lists the files that documents load, and recursively the files that those load, including on demand.
 *
 * @param options.documents HTML of pages
 * @param options.files all published files
 * @param options.textOf reads one of them
 * @param options.baseUrl `/` or `/folder/`
 * @returns paths below the output folder, sorted
 */
export async function listFiles(options: {
  documents: string[];
  files: OutputFiles;
  textOf: (path: string) => Promise<string>;
  baseUrl: string;
}): Promise<string[]> {
  const { documents, files, textOf, baseUrl } = options;
  const found = new Set<string>();
  const queue: string[] = [];
  const add = (path: string) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    // Payloads are in the packs.
    if (name === 'payload.txt' || NOT_SAVED.test(name)) return;
    if (!files.has(path) || found.has(path)) return;
    found.add(path);
    if (/\.(?:js|css)$/.test(name)) queue.push(path);
  };
  for (const html of documents) {
    for (const [, address = ''] of LOADED.flatMap((pattern) => [...html.matchAll(pattern)])) {
      if (address.startsWith(baseUrl)) add(address.slice(baseUrl.length));
    }
  }
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const [name] of (await textOf(path)).matchAll(NAMED)) add(`assets/${name}`);
  }
  return [...found].sort();
}
