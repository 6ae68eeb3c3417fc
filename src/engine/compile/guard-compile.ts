import type { CompiledMdx } from '#shared/content.ts';
import { guard } from '../problems/guard.ts';
import type { CompileInLanguage } from './compile-content.ts';

/** The content of a file that could not be compiled, or that has none. */
export const emptyContent: Omit<CompiledMdx, 'problems'> = {
  code: 'return { default: () => null };',
  summary: '',
  markdown: { text: '', links: [] },
  toc: [],
  links: [],
  assets: [],
  sections: [],
  codeBlocks: [],
  codeNames: [],
  words: 0,
  prose: [],
  dependencies: [],
};

/** A compiler that never throws: a crash, even of its thread, becomes a problem of the file. */
export function guardCompile(compile: CompileInLanguage): CompileInLanguage {
  return (input) =>
    guard({
      file: input.file,
      fallback: (problems) => ({ ...emptyContent, problems }),
      work: () => compile(input),
    });
}
