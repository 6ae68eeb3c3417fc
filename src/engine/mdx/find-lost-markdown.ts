import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type MdxContext, report } from './mdx-context.ts';
import { sourceOf } from './source-of.ts';

/** Text that is nearly Markdown: readers would see its signs. */
interface Slip {
  pattern: RegExp;
  /** Why the text is not read as it was meant. */
  reason: string;
  hint: string;
}

const target = String.raw`(?:\.{0,2}/|#)[^()[\]\s]*`;

/** Within a text, outside of code and links. A backslash says that a bracket is meant. */
const inText: Slip[] = [
  {
    // With a slash at the beginning, or the ending of a file.
    pattern:
      /(?<!\\)!?\[[^[\]\n]+(?<!\\)\]\((?:[^()\s"]*[/#][^()\s"]*[^\S\n][^()\n]*|[^()\s"]+[^\S\n][^()\n"]*\.[a-z]{2,4})\)/g,
    reason: 'an address cannot contain a space',
    hint: 'Rename the file, or write the address between < and >: [text](<./my file.png>).',
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)\[[^[\]\n]+(?<!\\)\][ \t]+\(${target}\)`, 'g'),
    reason: 'there is a space between the text and the address of the link',
    hint: 'Write [text](address).',
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)\([^()\n]+\)\[${target}\]`, 'g'),
    reason: 'the brackets of the link are swapped',
    hint: 'Write [text](address).',
  },
  {
    pattern: /(?<![\w\\])\[\[[a-z][\w ./-]*\]\]/gi,
    reason: 'links between two brackets exist in wikis only',
    hint: 'Write [text](./page.mdx), or \\[ for a bracket.',
  },
];

/** At the beginning of a paragraph. */
const inParagraph: Slip[] = [
  {
    pattern: /^#{2,6}[^\s#].*/,
    reason: 'a heading has a space after its signs',
    hint: 'Write "## Heading", or \\# for the sign.',
  },
  {
    pattern: /^\[!\w+\].*/,
    reason: 'notes in this form exist on GitHub only',
    hint: 'Write a line ":::note", the text, and a line ":::".',
  },
  {
    pattern: /^!{3}[ \t]*\w+.*/,
    reason: 'notes in this form exist in other programs only',
    hint: 'Write a line ":::note", the text, and a line ":::".',
  },
  {
    pattern: /^\|.*\n\s*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t:-]*)*$/m,
    reason: 'the line of dashes of a table has as many cells as the line above it',
    hint: 'Write | --- | once for each column.',
  },
];

/** Reports Markdown with a slip, which would be shown as plain text. */
export function findLostMarkdown(options: {
  tree: Root;
  /** The text that `tree` was parsed from. */
  source: string;
  context: MdxContext;
}): void {
  const { tree, source, context } = options;
  visit(tree, (node) => {
    const slips = node.type === 'text' ? inText : node.type === 'paragraph' ? inParagraph : [];
    if (slips.length === 0 || node.position === undefined) return;
    const written = sourceOf(node, source);
    for (const { pattern, reason, hint } of slips) {
      for (const found of written.match(pattern) ?? []) {
        const before = written.slice(0, written.indexOf(found));
        report(context, node, {
          code: 'lost-markdown',
          message: `"${found.split('\n')[0]}" is shown as plain text: ${reason}.`,
          hint,
          lineOffset: before.split('\n').length - 1,
        });
      }
    }
  });
}
