import type { ContentCodeBlock } from '#shared/content.ts';
import type { CodeRange } from '#shared/hover.ts';
import type { SampleVersion } from '../site.ts';

/** A compiled sample: the files of one fence, with includes resolved. */
export interface Sample {
  /** Hash of everything that its check depends on, except the release. */
  id: string;
  block: ContentCodeBlock;
  version: SampleVersion;
  files: SampleFile[];
  /** Error codes in `// @errors:`, each with its place. */
  expectedErrors: { code: number; place: Place }[];
  /** Set if the sample must not fail the check. */
  nocheck?: string;
  /** Number of visible files. */
  shownFiles: number;
}

/** A file of a sample as the compiler sees it, including hidden lines. */
export interface SampleFile {
  /** Path in the sample's folder: `server/router.ts`. */
  name: string;
  code: string;
  /** Source of each line of `code`. */
  lines: LineOrigin[];
  queries: Query[];
}

/** A place in a source file; counts from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Where a compiled line comes from: its place in the source, and on the page unless it is hidden. */
export interface LineOrigin extends Place {
  /** Position that readers see: index of the visible file and line in it, both from 0. */
  shown?: { file: number; line: number };
}

/** `// ^?` or `// ^|`: a question about the code line above it. Line and column count from 0. */
export interface Query {
  kind: 'type' | 'completions';
  line: number;
  column: number;
  place: Place;
}

/** A file for the compiler. Plain data, because it crosses thread boundaries. */
export interface ProgramFile {
  name: string;
  code: string;
  /** Lines that readers see; only these get hovers. */
  shownLines: number[];
  queries: Pick<Query, 'kind' | 'line' | 'column'>[];
}

/** A sample for the compiler; its files are in a separate folder. */
export interface ProgramSample {
  /** Id of the `Sample`. */
  id: string;
  files: ProgramFile[];
}

/** The compiler's results for one file. Ranges refer to its code. */
export interface CheckedFile {
  diagnostics: SampleDiagnostic[];
  hovers: (CodeRange & { text: string; docs?: string })[];
  /** Answers in question order; null if there is nothing at the position. */
  answers: (string | null)[];
}

/** A mistake that the compiler found in a sample. */
export interface SampleDiagnostic extends CodeRange {
  code: number;
  /** The mistake, in one sentence. */
  message: string;
  /** The causes, outermost first. */
  details: string[];
}
