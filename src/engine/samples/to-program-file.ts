import type { ProgramFile, SampleFile } from './sample.ts';

/** What of a file the compiler needs, without the places where it was written. */
export function toProgramFile({ name, code, lines, queries }: SampleFile): ProgramFile {
  return {
    name,
    code,
    shownLines: lines.flatMap(({ shown }, line) => (shown ? [line] : [])),
    queries: queries.map(({ kind, line, column }) => ({ kind, line, column })),
  };
}
