import type { ContentCodeBlock } from '#shared/content.ts';
import type { CodeRange } from '#shared/hover.ts';
import type { SampleVersion } from '../site.ts';

/** A sample that is compiled: the files of one fence, includes resolved. */
export interface Sample {
  /** Hash of everything that its check depends on apart from the release. */
  id: string;
  block: ContentCodeBlock;
  version: SampleVersion;
  files: SampleFile[];
  /** Codes that `// @errors:` announces, each with the place that does so. */
  expectedErrors: { code: number; place: Place }[];
  /** Set where the sample is not to fail the check. */
  nocheck?: string;
  /** Number of shown files. */
  shownFiles: number;
}

export interface SampleFile {
  /** Path below the sample's own folder: `server/router.ts`. */
  name: string;
  code: string;
  /** Where each line of `code` comes from. */
  lines: LineOrigin[];
  queries: Query[];
}

/** A place in a file that somebody wrote; counts from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

export interface LineOrigin extends Place {
  /** Where readers see the line: number of the shown file and line in it, both from 0. */
  shown?: { file: number; line: number };
}

/** `// ^?` or `// ^|`: a question about the code line above it. Line and column count from 0. */
export interface Query {
  kind: 'type' | 'completions';
  line: number;
  column: number;
  place: Place;
}

/** A file as the compiler gets it. Plain data: it crosses thread borders. */
export interface ProgramFile {
  name: string;
  code: string;
  /** Lines that readers see: only these get hovers. */
  shownLines: number[];
  queries: Pick<Query, 'kind' | 'line' | 'column'>[];
}

/** A sample as the compiler gets it: its files lie in a folder of their own. */
export interface ProgramSample {
  /** That of the `Sample`. */
  id: string;
  files: ProgramFile[];
}

/** What the compiler says of one file. Ranges are those of its code. */
export interface CheckedFile {
  diagnostics: SampleDiagnostic[];
  hovers: (CodeRange & { text: string; docs?: string })[];
  /** Answers in the order of the questions; null where nothing is there. */
  answers: (string | null)[];
}

export interface SampleDiagnostic extends CodeRange {
  code: number;
  /** What is wrong, in one sentence. */
  message: string;
  /** Why, from the outside in. */
  details: string[];
}
