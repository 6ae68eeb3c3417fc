import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type MdxContext, report } from './mdx-context.ts';

/** `[text][name]` and `[^name]`, unless the text before them makes them code: `list[0][1]`. */
const pattern = /(?<![\w\\\])])\[(?:\^([^\]\s]+)|([^\]^]+)\]\[([^\]]*))\](?!:)/g;

/** Reports reference links and footnotes without a definition, which would be shown with their brackets. */
export function findLostReferences(options: {
  tree: Root;
  /** The text that `tree` was parsed from. */
  source: string;
  context: MdxContext;
}): void {
  const { tree, source, context } = options;
  visit(tree, 'text', (node) => {
    const { start, end } = node.position ?? {};
    if (!node.value.includes('[') || start?.offset === undefined) return;
    const written = source.slice(start.offset, end?.offset);
    for (const [whole, footnote, text, name] of written.matchAll(pattern)) {
      const id = footnote === undefined ? name || text : `^${footnote}`;
      report(context, node, {
        code: 'reference-not-defined',
        severity: 'warning',
        message: `"${whole}" is shown as plain text, because nothing defines "${id}".`,
        hint: `Add a line [${id}]: ${footnote === undefined ? 'address' : 'text'}, or write \\[ for a bracket.`,
      });
    }
  });
}
