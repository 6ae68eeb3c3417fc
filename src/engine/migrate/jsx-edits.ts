import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { type PageContext, rangeOf } from './page-context.ts';
import { isNode, nodesOf, readLiteral, type SyntaxNode } from './read-literal.ts';

/** An element of MDX, in a paragraph or on its own lines. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Positions of an element's tags in the text. */
export interface TagRanges {
  start: number;
  /** End of the name. */
  nameEnd: number;
  /** End of the opening tag. */
  openEnd: number;
  /** Start of the closing tag; the end of an element without one. */
  closeStart: number;
  end: number;
  line: number;
}

export function tagRanges(page: PageContext, node: JsxElement): TagRanges {
  const { start, end, line } = rangeOf(page, node);
  const nameEnd = start + 1 + (node.name?.length ?? 0);
  const last = node.attributes.at(-1);
  const attributesEnd = last ? rangeOf(page, last).end : nameEnd;
  const openEnd = page.text.indexOf('>', attributesEnd) + 1;
  const isSelfClosing = page.text.slice(attributesEnd, openEnd).includes('/');
  const closeStart = isSelfClosing ? end : page.text.lastIndexOf('</', end - 1);
  return { start, nameEnd, openEnd, closeStart, end, line };
}

/**
 * Whether the element ends where the parser says. In text with mistakes an element may never be closed, and then its
 * tags cannot be changed together.
 */
export function isWhole(page: PageContext, node: JsxElement): boolean {
  const { start, end } = rangeOf(page, node);
  const written = page.text.slice(start, end);
  if (/\/\s*>$/.test(written)) return true;
  const close = /<\/\s*([^\s>]*)\s*>$/.exec(written);
  return close !== null && close[1] === (node.name ?? '');
}

export function renameElement(page: PageContext, node: JsxElement, name: string): void {
  const { start, nameEnd, closeStart, end } = tagRanges(page, node);
  page.edits.push({ start: start + 1, end: nameEnd, text: name });
  if (closeStart < end) page.edits.push({ start: closeStart, end, text: `</${name}>` });
}

/** Removes the element and keeps its children. */
export function replaceTags(
  page: PageContext,
  node: JsxElement,
  { open, close }: { open: string; close: string },
): void {
  const { start, openEnd, closeStart, end } = tagRanges(page, node);
  const write = (text: string, from: number, to: number): void => {
    page.edits.push({ start: from, end: to, text: inContainer({ page, start, end: to, text }) });
  };
  write(open, start, openEnd);
  if (closeStart < end) write(close, closeStart, end);
}

export function replaceElement(page: PageContext, node: JsxElement, text: string): void {
  const { start, end } = rangeOf(page, node);
  page.edits.push({ start, end, text: inContainer({ page, start, end, text }) });
}

/** Prefixes of the following lines in a list or quote: indentation and quote marks. */
function inContainer(options: {
  page: PageContext;
  /** Start of the element. */
  start: number;
  /** End of the replaced text. */
  end: number;
  text: string;
}): string {
  const { page, start, end, text } = options;
  const line = page.text.slice(page.text.lastIndexOf('\n', start - 1) + 1, start);
  const lead = /^(?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*/.exec(line)?.[0] ?? '';
  const prefix = lead.replace(/[^\s>]/g, ' ');
  const [first = '', ...others] = text.split('\n');
  const isBlank = (other: string, index: number): boolean =>
    other === '' && (index < others.length - 1 || /^[ \t]*(?:\n|$)/.test(page.text.slice(end)));
  const lines = others.map((other, index) =>
    isBlank(other, index) ? prefix.trimEnd() : prefix + other,
  );
  return [first, ...lines].join('\n');
}

export function attributeOf(node: JsxElement, name: string): MdxJsxAttribute | undefined {
  return node.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** Replaces an attribute. An empty replacement also removes the space before it. */
export function editAttribute(
  page: PageContext,
  attribute: JsxElement['attributes'][number],
  text: string,
): void {
  const { start, end } = rangeOf(page, attribute);
  const before = /\s*$/.exec(page.text.slice(0, start))?.[0].length ?? 0;
  page.edits.push({ start: text === '' ? start - before : start, end, text });
}

/** The expression in an attribute's braces. */
export function expressionOf(attribute: MdxJsxAttribute): SyntaxNode | undefined {
  const { value } = attribute;
  if (typeof value !== 'object' || value === null) return undefined;
  const program: unknown = value.data?.estree;
  const [statement] = isNode(program) ? nodesOf(program.body) : [];
  return isNode(statement?.expression) ? statement.expression : undefined;
}

/** The literal value of an attribute; `true` for one without a value. */
export function readAttribute(attribute: MdxJsxAttribute): unknown {
  if (typeof attribute.value !== 'object') return attribute.value ?? true;
  return attribute.value === null ? true : readLiteral(expressionOf(attribute));
}

/** An attribute with a text. */
export function printAttribute(name: string, value: string): string {
  if (!value.includes('"')) return `${name}="${value}"`;
  return value.includes("'") ? `${name}={${JSON.stringify(value)}}` : `${name}='${value}'`;
}
