import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { visit } from 'unist-util-visit';

/** Tools and ornaments of a page, of which a text has no use. */
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

/** Makes of a page, in place, what is there to be read: without tools, and with what the layout says put into words. */
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
  // The question of an answer that folds away.
  if (tagName === 'summary') {
    return [element('p', [{ ...node, tagName: 'strong', properties, children }])];
  }
  return [node];
}

/**
 * Whether an element is there to be used or looked at, or only where something failed or was pressed; what the compiler
 * says of a sample is no code. Panels behind a tab are hidden, and part of the text.
 */
function isTool({ tagName, properties }: Element): boolean {
  const { ariaHidden, className, dataBaseUrlWarning, dataKind, dataNoTwin, role } = properties;
  if (TOOLS.has(tagName) || ariaHidden === 'true' || role === 'tablist') return true;
  const isNote = dataKind !== undefined && Array.isArray(className) && className.includes('note');
  return isNote || dataBaseUrlWarning !== undefined || dataNoTwin !== undefined;
}

/** A button that shows what it copies, such as a command or a color, is read as that. */
function copiedText(button: Element): ElementContent[] {
  const { dataCopy } = button.properties;
  if (typeof dataCopy !== 'string' || !textOf(button).includes(dataCopy)) return [];
  return [element('code', [{ type: 'text', value: dataCopy }])];
}

/** A link to its own page that has a sign for its text. */
function isPermalink(node: Element): boolean {
  const { href } = node.properties;
  if (node.tagName !== 'a' || typeof href !== 'string' || !href.startsWith('#')) return false;
  return !/[\p{L}\p{N}]/u.test(textOf(node));
}

/** Elements that follow each other without a space stand apart on the page, because its styles say so. */
function spaceApart(
  node: ElementContent,
  index: number,
  siblings: ElementContent[],
): ElementContent[] {
  const isApart = node.type === 'element' && siblings[index - 1]?.type === 'element';
  return isApart ? [{ type: 'text', value: ' ' }, node] : [node];
}

/** The anchor of a section stands behind its heading, as in guides. */
function nameSection({ tagName, properties, children }: Element): void {
  const { id } = properties;
  if (!/^h[2-6]$/.test(tagName) || typeof id !== 'string') return;
  children.push({ type: 'text', value: ` {#${id}}` });
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

/** The text of an element and of all that is in it. */
export function textOf(node: Nodes): string {
  let text = '';
  visit(node, 'text', ({ value }) => {
    text += value;
  });
  return text;
}
