import type { Problem, SourceLocation } from './problem.ts';
import type { TocItem } from './toc.ts';

/** A compiled MDX file, including its partials: everything that later stages need. */
export interface CompiledMdx {
  /** Body of a function that takes the JSX runtime and returns the content component. */
  code: string;
  /** The part before the excerpt marker, compiled separately (blog posts only). */
  excerptCode?: string | undefined;
  /** Plain text of the level-1 heading, if there is one. It is left out of `code`. */
  heading?: string | undefined;
  /** First paragraph as plain text: the fallback description. */
  summary: string;
  /** The content for machine readers. */
  markdown: MarkdownTemplate;
  /** Headings of level 2 to 6 in document order. */
  toc: TocItem[];
  /** Every link in the content. */
  links: ContentLink[];
  /** Files outside the content that it shows, with their names under `assets/`. */
  assets: ContentAsset[];
  /** Text by heading, for the search index. */
  sections: ContentSection[];
  /** Fenced code as written, for the sample checks. */
  codeBlocks: ContentCodeBlock[];
  /** Names that are the only content of inline code, in the order of their first mention. */
  codeNames: string[];
  /** Number of words of prose and code, for the reading time. */
  words: number;
  /** Text to spell-check, including the text of partials. */
  prose: ContentProse[];
  /** Files that the result depends on (partials, images), relative to the site's folder. */
  dependencies: string[];
  problems: Problem[];
}

/** Markdown with placeholders: `engine/mdx/markdown-template.ts` makes and fills them. */
export interface MarkdownTemplate {
  /** CommonMark with GFM tables, and marks for links and samples. */
  text: string;
  /** Addresses as written, indexed by the number of their mark. */
  links: string[];
}

/** A run of source text, including escapes and entities, and where it begins. It may span several lines. */
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
  /** Its text, or the names in code that head its table row: a description of the target. */
  text?: string;
}

/** A file that content shows, with its published path. */
export interface ContentAsset {
  /** File on disk, relative to the site's folder. */
  file: string;
  /** Path below the base URL that the page requests: `assets/diagram-1a2b3c4d.png`. */
  output: string;
}

/** The text between one heading and the next. The first section of a page has no heading. */
export interface ContentSection {
  /** Ids of the heading and its parents, outermost first; empty before the first heading. */
  anchors: string[];
  /** Labels of the heading and its parents, outermost first. */
  headings: string[];
  /** Prose with white space collapsed. */
  text: string;
  /** Code shown in the section. */
  code: string;
  /** Rows of its error tables; left out if it has none. */
  messages?: ContentMessage[];
}

/** A row of a table that lists errors. Texts keep their Markdown for inline code and strong words. */
export interface ContentMessage {
  /** Messages and codes from the first column. */
  seen: string;
  /** Cells that hold only numbers: statuses and codes of the same error. */
  numbers: string[];
  /** Cause and fix: the other cells. */
  text: string;
}

/** A fence in content, with its place, as the author wrote it. */
export interface ContentCodeBlock extends SourceLocation {
  /** Line of the opening fence. */
  line: number;
  column: number;
  /** Language as written; `text` if there is none. */
  language: string;
  /** Everything after the language on the fence line. */
  meta: string;
  code: string;
}
