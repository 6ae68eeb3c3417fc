import type { SampleFile } from './mdx-components.ts';

/** A place in the code that a reader sees. Line and column count from 0, in UTF-16 units. */
export interface CodeRange {
  line: number;
  column: number;
  length: number;
}

/** What an editor would say about an identifier. */
export interface Hover extends CodeRange {
  /** Kind, name and type, as TypeScript, on several lines where it is long. */
  text: string;
  /** Documentation of the symbol: Markdown as written in its source. */
  docs?: string;
}

/**
 * Something that the compiler says about a line and that is always shown below it: an error that the
 * author expects, the type that `// ^?` asks for, the names that `// ^|` asks for.
 */
export interface SampleNote extends CodeRange {
  kind: 'error' | 'type' | 'completions';
  text: string;
  /** Number of the error. */
  code?: number;
}

/** What the checker knows of one shown file of a code block. */
export interface SampleAnnotations {
  hovers: Hover[];
  notes: SampleNote[];
}

/** A hover in the HTML of a page: `id` is its place in `PageSamples.hovers`. */
export interface HoverMark extends CodeRange {
  id: number;
}

/** What a drawn code block shows of its annotations. */
export interface CodeMarks {
  hovers: HoverMark[];
  notes: SampleNote[];
}

export type HoverText = Pick<Hover, 'text' | 'docs'>;

/** What is known of a page's samples and not in its HTML: `samples.json`, loaded when it is first wanted. */
export interface PageSamples {
  hovers: HoverText[];
  /** All files of samples of which the page shows a part, or that can be run, by their place in `CompiledMdx.codeBlocks`. */
  files: Record<number, SampleFile[]>;
}

/** Where a page's `PageSamples` lie: beside its HTML. */
export function samplesPath(path: string): string {
  return path === '/' ? '/samples.json' : `${path}/samples.json`;
}
