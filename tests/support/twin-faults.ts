import type { Nodes, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Nodes that contain text but no blocks. */
const PHRASES = new Set(['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis']);

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The Markdown of a twin as a tree, without the front matter. */
export function parseTwin(text: string): Root {
  return parser.parse(text.replace(/^---\n.*?\n---\n/s, ''));
}

/**
 * Text in a twin that was never meant to be read: interactive elements of the page, and words that run together.
 *
 * @param options.tree syntax tree of the text, if it is already parsed
 */
export function findTwinFaults(options: { text: string; tree?: Root | undefined }): string[] {
  const { text, tree = parseTwin(text) } = options;
  const faults: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' && !hasWords(node)) faults.push(`a link without words: ${node.url}`);
    if (node.type === 'html') faults.push(`HTML: ${node.value.slice(0, 80)}`);
    if (node.type === 'code' && !node.lang) faults.push(`a fence without language: ${node.value}`);
    if (
      node.type === 'code' &&
      node.lang === 'text' &&
      /^\p{Lu}\p{Ll}[\p{L} ]*$/u.test(node.value)
    ) {
      faults.push(`a label in a fence: ${node.value}`);
    }
    if (node.type === 'text' && /[\p{Ll})][.!?]\p{Lu}\p{Ll}+ /u.test(node.value)) {
      faults.push(`sentences without a space: ${node.value}`);
    }
    if ('children' in node && PHRASES.has(node.type)) {
      faults.push(...gluedWords(node.children as PhrasingContent[]));
    }
  });
  for (const tool of ['Direct link to', 'Copy code', 'Wrap long lines']) {
    if (text.includes(tool)) faults.push(`a tool of the page: ${tool}`);
  }
  return faults;
}

function hasWords(node: Nodes): boolean {
  return /[\p{L}\p{N}]/u.test(textOf(node, { includeImageAlt: true }));
}

/** Links and emphasized text that begin or end without a space beside the surrounding words. */
function gluedWords(nodes: PhrasingContent[]): string[] {
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    if (next === undefined) return [];
    const [before, after] = [textOf(node), textOf(next)];
    const areLinks = node.type === 'link' && next.type === 'link';
    // A name may be followed by a plural ending.
    const isGlued = areLinks || (/[\p{L}\p{N}.]$/u.test(before) && /^[\p{Lu}\p{N}]/u.test(after));
    return isGlued ? [`words without a space: ${before}${after}`] : [];
  });
}
