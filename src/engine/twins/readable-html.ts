import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { visit } from 'unist-util-visit';

/** Interactive and decorative elements, which are useless in a text. */
const TOOLS = new Set([
  'button',
  'input',
  'label',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
]);

/**
 * Reduces a page, in place, to its readable content: without interactive elements, and with the information in its
 * layout turned into text.
 */
export function makeReadable(tree: Nodes): void {
  clean(tree, false);
}

function clean(node: Nodes, isCode: boolean): void {
  if (!('children' in node)) return;
  const parent: Parents = node;
  const kept = parent.children.flatMap((child) => readableOf(child as ElementContent));
  parent.children = isCode ? kept : kept.flatMap(spaceApart);
  for (const child of parent.children) {
    clean(child, isCode || (child.type === 'element' && /^(code|pre)$/.test(child.tagName)));
  }
  if (parent.type === 'element') nameSection(parent);
}

function readableOf(node: ElementContent): ElementContent[] {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return [node];
  const { properties, tagName, children } = node;
  if (tagName === 'button') return copiedText(node);
  if (isTool(node) || isPermalink(node)) return [];
  // The question of a collapsible answer.
  if (tagName === 'summary') {
    return [element('p', [{ ...node, tagName: 'strong', properties, children }])];
  }
  return [node];
}

/**
 * Whether an element is only interactive, decorative, or shown after an error or a click. Compiler messages in samples
 * are not code. Panels of hidden tabs are part of the text.
 */
function isTool({ tagName, properties }: Element): boolean {
  const { ariaHidden, className, dataBaseUrlWarning, dataKind, dataNoTwin, role } = properties;
  if (TOOLS.has(tagName) || ariaHidden === 'true' || role === 'tablist') return true;
  const isNote = dataKind !== undefined && Array.isArray(className) && className.includes('note');
  return isNote || dataBaseUrlWarning !== undefined || dataNoTwin !== undefined;
}

/** A button that shows the text that it copies, such as a command or a color, is treated as that text. */
function copiedText(button: Element): ElementContent[] {
  const { dataCopy } = button.properties;
  if (typeof dataCopy !== 'string' || !textOf(button).includes(dataCopy)) return [];
  return [element('code', [{ type: 'text', value: dataCopy }])];
}

/** A link to its own page whose text is a symbol. */
function isPermalink(node: Element): boolean {
  const { href } = node.properties;
  if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return false;
  return !/[\p{L}\p{N}]/u.test(textOf(node));
}

/** Adjacent elements without white space, which the style sheets separate on the page. */
function spaceApart(
  node: ElementContent,
  index: number,
  siblings: ElementContent[],
): ElementContent[] {
  const isApart = node.type === 'element' && siblings[index - 1]?.type === 'element';
  return isApart ? [{ type: 'text', value: ' ' }, node] : [node];
}

/** Moves a section's anchor after its heading, as in guides. */
function nameSection({ tagName, properties, children }: Element): void {
  const { id } = properties;
  if (!/^h[2-6]$/.test(tagName) || typeof id !== 'string') return;
  children.push({ type: 'text', value: ` {#${id}}` });
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** The text of an element and its descendants. */
export function textOf(node: Nodes): string {
  let text = '';
  visit(node, 'text', ({ value }) => {
    text += value;
  });
  return text;
}
