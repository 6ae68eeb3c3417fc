import { posix } from 'node:path';
import type { CorpusPage, CorpusSection } from './corpus.ts';

/** A generator that builds the same pages as the others. */
export interface Peer {
  /** Head of its column. */
  name: string;
  /** Folder below `generators` with its `package.json`; undefined if nothing is installed. */
  id?: string;
  /** Package whose version is named. */
  packageName?: string;
  /** The files of a new project, by path: the configuration of the starter, and the pages. */
  files: (sections: CorpusSection[]) => Record<string, string>;
  /** Builds the project in the folder `dir`; programs of installed packages need no path. */
  command: (dir: string) => string[];
  /** Folder with the built site. */
  output: string;
  /** File of a page that is edited, by its id. */
  source: (id: string) => string;
  /** Address of a page, as in its own links. */
  address: (id: string) => string;
  /** Whether the host is expected to find `page.html` at `/page`, as ours does not. */
  hasFlatPages?: true;
}

/** The Markdown of all pages. */
export function writePages(
  sections: CorpusSection[],
  options: {
    source: Peer['source'];
    /** Address in a link; the paths of the files by default, relative to each other. */
    link?: Peer['address'];
    /** Whether the generator takes the title from a heading instead of the front matter. */
    heading?: boolean;
  },
): Record<string, string> {
  const { source, link, heading = false } = options;
  const pages = sections.flatMap((section) => section.pages);
  return Object.fromEntries(
    pages.map((page) => {
      const relative = (id: string) => posix.relative(posix.dirname(source(page.id)), source(id));
      return [source(page.id), pageText({ page, linkTo: link ?? relative, heading })];
    }),
  );
}

function pageText(options: {
  page: CorpusPage;
  linkTo: (id: string) => string;
  heading: boolean;
}): string {
  const { page, linkTo, heading } = options;
  const title = heading ? '' : `title: ${page.title}\n`;
  const top = heading ? `# ${page.title}\n\n` : '';
  return `---\n${title}description: ${page.description}\n---\n\n${top}${page.body(linkTo)}`;
}

/** A module that exports a configuration. */
export function configText(before: string, config: object, wrap = ''): string {
  const value = JSON.stringify(config, null, 2);
  return `${before}export default ${wrap ? `${wrap}(${value})` : value};\n`;
}
