import type { SampleFile } from './mdx-components.ts';

/** A position in the code that readers see. Line and column count from 0, in UTF-16 units. */
export interface CodeRange {
  line: number;
  column: number;
  length: number;
}

/** What an editor shows for an identifier. */
export interface Hover extends CodeRange {
  /** Kind, name and type as TypeScript, on several lines if it is long. */
  text: string;
  /** Documentation of the symbol: Markdown as written in its source. */
  docs?: string;
}

/**
 * A compiler message that is always shown below its line: an expected error, the type that `// ^?` asks for, or the
 * names that `// ^|` asks for.
 */
export interface SampleNote extends CodeRange {
  kind: 'error' | 'type' | 'completions';
  text: string;
  /** Error number. */
  code?: number;
}

/** The checker's results for one shown file of a code block. */
export interface SampleAnnotations {
  hovers: Hover[];
  notes: SampleNote[];
}

/** A hover in the HTML of a page: `id` is its index in `PageSamples.hovers`. */
export interface HoverMark extends CodeRange {
  id: number;
}

/** The annotations that a rendered code block shows. */
export interface CodeMarks {
  hovers: HoverMark[];
  notes: SampleNote[];
}

/** The text of a hover card. */
export type HoverText = Pick<Hover, 'text' | 'docs'>;

/** Facts about a page's samples that are not in its HTML: `samples.json`, loaded on first use. */
export interface PageSamples {
  hovers: HoverText[];
  /**
   * All files of samples that the page shows in part or that can be run, by their index in `CompiledMdx.codeBlocks`.
   */
  files: Record<number, SampleFile[]>;
}

/** Address of a page's `PageSamples`, beside its HTML. */
export function samplesPath(path: string): string {
  return path === '/' ? '/samples.json' : `${path}/samples.json`;
}
