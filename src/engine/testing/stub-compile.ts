import type { CompiledMdx, ContentLink } from '#shared/content.ts';
import type { CompileContent } from '../compile/compile-content.ts';

/** Compiled content of which nothing is known but what is given. */
export function compiled(known: Partial<CompiledMdx> = {}): CompiledMdx {
  return {
    code: '',
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
    problems: [],
    ...known,
  };
}

/** Stands in for the MDX compiler where a test is about what comes after it: title and links only. */
export const stubCompile: CompileContent = async ({ file, source }) => {
  const links = source.split('\n').flatMap((text, index) =>
    [...text.matchAll(/\[([^\]]*)\]\(([^)]+)\)/g)].map((match): ContentLink => {
      const [, label = '', href = ''] = match;
      return { file, line: index + 1, column: match.index + 1, href, text: label };
    }),
  );
  const heading = /^# (.+)$/m.exec(source)?.[1];
  return compiled({ code: source, links, ...(heading === undefined ? {} : { heading }) });
};
