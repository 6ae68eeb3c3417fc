import type { PageComparison } from '#shared/changes.ts';
import { hash } from '../hashing/hash.ts';
import type { ComparedContent } from './read-sections.ts';

/** The contents of a page in two versions. */
export interface ComparedPair {
  older: ComparedContent;
  newer: ComparedContent;
}

/** Changes whenever any compared content changes. */
export function pairKey({ older, newer }: ComparedPair): string {
  return hash(textOf(older), textOf(newer));
}

export async function comparePair(pair: ComparedPair): Promise<PageComparison> {
  // Loaded only when a comparison is computed: in most builds all of them are cached.
  const [{ sharedHighlighter }, { compareContents }] = await Promise.all([
    import('../code/code-highlighter.ts'),
    import('./compare-contents.ts'),
  ]);
  return compareContents({ ...pair, highlighter: await sharedHighlighter() });
}

/** `comparePair` for a process that draws the same pages repeatedly. A build would only fill its memory with results. */
export function rememberComparisons(): typeof comparePair {
  const known = new WeakMap<
    ComparedContent,
    { older: ComparedContent; found: Promise<PageComparison> }
  >();
  return (pair) => {
    const { older, newer } = pair;
    const last = known.get(newer);
    if (last?.older === older) return last.found;
    const found = comparePair(pair);
    known.set(newer, { older, found });
    return found;
  };
}

function textOf({ markdown, codeBlocks }: ComparedContent): string {
  const blocks = codeBlocks.map(({ language, meta, code }) => [language, meta, code]);
  return JSON.stringify([markdown.text, blocks]);
}
