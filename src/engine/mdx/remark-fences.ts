import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type MdxContext, report } from './mdx-context.ts';

/**
 * Reports fences that never end, or that end at the end of another one. The swallowed part is shown as text and not
 * compiled.
 */
export function remarkFences({
  tree,
  source,
  context,
}: {
  tree: Root;
  /** The text that `tree` was parsed from. */
  source: string;
  context: MdxContext;
}): void {
  visit(tree, 'code', (node) => {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return;
    const written = source.slice(start.offset, end.offset).split('\n');
    const mark = /^(?:`{3,}|~{3,})/.exec(written[0] ?? '')?.[0];
    if (mark === undefined) return;
    const inner = innerFence(node, mark);
    if (inner === undefined && isClosed(written, mark)) return;
    report(context, node, {
      code: 'fence-not-closed',
      message:
        inner === undefined
          ? 'The code fence that begins here is never closed: everything below it is code.'
          : `The code fence that begins here is not closed before the next one, on line ${start.line + inner + 1}.`,
      hint: `Write ${mark} on a line of its own where the code ends. To show code that contains fences, put it between longer ones, ${mark}${mark.charAt(0)}.`,
    });
    node.lang = 'text';
    node.meta = null;
  });
}

function isClosed(written: string[], mark: string): boolean {
  if (written.length < 2) return false;
  const last = (written.at(-1) ?? '').replace(/^[\s>]*/, '').trimEnd();
  return last.length >= mark.length && last === mark.charAt(0).repeat(last.length);
}

/** Index of a code line that opens a fence of the same length, with a language. */
function innerFence({ value }: Code, mark: string): number | undefined {
  const pattern = new RegExp(`^ {0,3}${mark}[a-zA-Z]`);
  const index = value.split('\n').findIndex((line) => pattern.test(line));
  return index === -1 ? undefined : index;
}
