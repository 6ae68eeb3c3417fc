import type { ProgramFile, SampleFile } from './sample.ts';

/** The part of a file that the compiler needs, without source positions. */
export function toProgramFile({ name, code, lines, queries }: SampleFile): ProgramFile {
  return {
    name,
    code,
    shownLines: lines.flatMap(({ shown }, line) => (shown ? [line] : [])),
    queries: queries.map(({ kind, line, column }) => ({ kind, line, column })),
  };
}
