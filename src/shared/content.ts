import type { Problem, SourceLocation } from './problem.ts';
import type { TocItem } from './toc.ts';

/** One MDX file (with its partials) after compilation: everything later stages need of it. */
export interface CompiledMdx {
  /** Body of a function that, given the JSX runtime, returns the content component. */
  code: string;
  /** The part before the excerpt marker, compiled alone (blog posts only). */
  excerptCode?: string | undefined;
  /** Plain text of the level-1 heading, where the content has one. It is left out of `code`. */
  heading?: string | undefined;
  /** First paragraph as plain text: the fallback description. */
  summary: string;
  /** The content for programs that read. */
  markdown: MarkdownTemplate;
  /** Headings of level 2 to 6 in document order. */
  toc: TocItem[];
  /** Everything in the content that leads somewhere. */
  links: ContentLink[];
  /** Files outside the content that it shows, with the name they get under `assets/`. */
  assets: ContentAsset[];
  /** Text by heading, for the search index. */
  sections: ContentSection[];
  /** Fenced code as written, for the sample checks. */
  codeBlocks: ContentCodeBlock[];
  /** Names that stand alone in inline code, in the order of their first mention. */
  codeNames: string[];
  /** Number of words of prose and code, for the reading time. */
  words: number;
  /** Text to check for its spelling, that of partials too. */
  prose: ContentProse[];
  /** Files that the result depends on (partials, images), relative to the site's folder. */
  dependencies: string[];
  problems: Problem[];
}

/** Markdown with holes: `engine/mdx/markdown-template.ts` makes and fills them. */
export interface MarkdownTemplate {
  /** CommonMark with the tables of GFM. The places of links and samples are marked. */
  text: string;
  /** Addresses as written, by the number of their mark. */
  links: string[];
}

/** A run of text as written, with escapes and entities, and where it begins. It may have several lines. */
export interface ContentProse extends SourceLocation {
  line: number;
  column: number;
  text: string;
}

/** A link as written in content. */
export interface ContentLink extends SourceLocation {
  line: number;
  column: number;
  /** As written: `./routers.mdx#define`, `/docs/quickstart`, `https://…`, `#anchor`. */
  href: string;
  /** Its text, and the names in code that head its row of a table: what is said of what it leads to. */
  text?: string;
}

export interface ContentAsset {
  /** File on disk, relative to the site's folder. */
  file: string;
  /** Path below the base URL that the page asks for: `assets/diagram-1a2b3c4d.png`. */
  output: string;
}

/** The text between one heading and the next. The first section of a page has no heading. */
export interface ContentSection {
  /** Ids of the heading and its parents, outermost first; empty before the first heading. */
  anchors: string[];
  /** Labels of the heading and its parents, outermost first. */
  headings: string[];
  /** Prose, white space folded. */
  text: string;
  /** Code shown in the section. */
  code: string;
  /** Rows of its tables of errors; left out where it has none. */
  messages?: ContentMessage[];
}

/** A row of a table that lists errors. Texts keep their marks for inline code and strong words. */
export interface ContentMessage {
  /** Messages and codes, as the first column has them. */
  seen: string;
  /** Cells that are numbers alone: statuses and codes of the same error. */
  numbers: string[];
  /** Cause and cure: the other cells. */
  text: string;
}

export interface ContentCodeBlock extends SourceLocation {
  /** Line of the opening fence. */
  line: number;
  column: number;
  /** Language as written, `text` where none is. */
  language: string;
  /** Everything after the language on the fence line. */
  meta: string;
  code: string;
}
