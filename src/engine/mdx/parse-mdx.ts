import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import type { Problem } from '#shared/problem.ts';
import { blankOut, describeSyntaxError } from './describe-syntax-error.ts';
import { prepareMdxSource } from './mdx-source.ts';
import { unravelParagraphs } from './remark-unravel.ts';

/** After this many mistakes, the rest is likely to be noise. */
const MAX_SYNTAX_ERRORS = 20;

/**
 * Parses content. A part with a syntax error is reported and blanked out, and the rest is parsed
 * again, so that one run finds as many mistakes as possible.
 */
export function parseMdx({ file, source }: { file: string; source: string }): {
  tree: Root;
  /** The parsed text; offsets of nodes refer to it. */
  text: string;
  problems: Problem[];
} {
  const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);
  const problems: Problem[] = [];
  let text = prepareMdxSource(source);
  while (problems.length < MAX_SYNTAX_ERRORS) {
    try {
      const tree = parser.parse(text);
      unravelParagraphs(tree);
      return { tree, text, problems };
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const syntaxError = describeSyntaxError({ message: error, source: text });
      problems.push({ ...syntaxError.problem, file });
      const blanked = syntaxError.ranges.reduce(blankOut, text);
      if (blanked === text) break;
      text = blanked;
    }
  }
  return { tree: { type: 'root', children: [] }, text, problems };
}
