import type { CompiledMdx, ContentLink } from '#shared/content.ts';
import type { CompileContent } from '../compile/compile-content.ts';
import { emptyContent } from '../compile/guard-compile.ts';
import { defined } from '../defined.ts';

/** Compiled content with only the given fields. */
export function compiled(known: Partial<CompiledMdx> = {}): CompiledMdx {
  return { ...emptyContent, code: '', problems: [], ...known };
}

/** Replaces the MDX compiler in tests of later stages: title and links only. */
export const stubCompile: CompileContent = async ({ file, source }) => {
  const links = source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/\[([^\]]*)\]\(([^)]+)\)/g)].map((match): ContentLink => {
      const [, label = '', href = ''] = match;
      return { file, line: index + 1, column: match.index + 1, href, text: label };
    }),
  );
  const heading = /^# (.+)$/m.exec(source)?.[1];
  return compiled({ code: source, links, ...defined({ heading }) });
};
