import { toString as plainText } from 'mdast-util-to-string';
import type { ElementContext, Outcome } from './element-context.ts';
import { replaceTags } from './jsx-edits.ts';
import { changed, decide } from './note.ts';

/** `<h2 id="a">Text</h2>` and `<Heading as="h2" id="a">` -> `## Text {#a}`. */
export function migrateHeading({ page, node, line, attributes }: ElementContext): Outcome {
  const as = /^h[1-6]$/.test(node.name ?? '') ? node.name : attributes.text('as');
  const level = '#'.repeat(Number(/^h([1-6])$/.exec(as ?? 'h2')?.[1] ?? 2));
  const isOneLine = !plainText(node).trim().includes('\n');
  if (node.type !== 'mdxJsxFlowElement' || !isOneLine) {
    const message = `<${node.name}> within other text is not a heading here: write ## on a line of its own`;
    page.notes.push(decide(line, message));
    return 'kept';
  }
  const id = attributes.text('id');
  replaceTags(page, node, { open: `${level} `, close: id ? ` {#${id}}` : '' });
  page.notes.push(changed(line, `<${node.name}> is written with ${level}`));
  return 'changed';
}
