import type { EmittedPage } from '../checks/read-emitted-page.ts';
import type { OutputFiles } from '../writing/output-files.ts';

/**
 * Parts of pages that are not saved although scripts of saved pages refer to them: the playground with its editor (9
 * MB), what runs lessons and samples with it, and the home page's own parts, by the names that the bundler derives from
 * their modules. Saved searches use the saved index and need no client of a hosted service.
 */
const NOT_SAVED =
  /^(?:playground|code-editor|use-editors|use-run|workbench|load-drawer|page-panel|connect-compiler|live-stage|home|hosted-provider)-/;

/** File names in scripts and style sheets: `./app-CUXPTl3c.js`, `url(/assets/inter-Cwq6Av62.woff2)`. */
const NAMED = /[\w.-]+\.(?:js|css|woff2|png|svg|webp|jpg)\b/g;

/**
 * Lists the files that pages load, and recursively the files that those load, including on demand.
 *
 * @param options.pages facts about their HTML
 * @param options.files all published files
 * @param options.textOf reads one of them
 * @param options.baseUrl `/` or `/folder/`
 * @returns paths below the output folder, sorted
 */
export async function listFiles(options: {
  pages: Pick<EmittedPage, 'resources'>[];
  files: OutputFiles;
  textOf: (path: string) => Promise<string>;
  baseUrl: string;
}): Promise<string[]> {
  const { pages, files, textOf, baseUrl } = options;
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
  for (const address of new Set(pages.flatMap(({ resources }) => resources))) {
    if (address.startsWith(baseUrl)) add(address.slice(baseUrl.length));
  }
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    for (const [name] of (await textOf(path)).matchAll(NAMED)) add(`assets/${name}`);
  }
  return [...found].sort();
}
