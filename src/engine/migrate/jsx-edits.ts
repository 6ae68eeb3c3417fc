import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { type PageContext, rangeOf } from './page-context.ts';
import { isNode, nodesOf, readLiteral, type SyntaxNode } from './read-literal.ts';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Where the tags of an element are in the text. */
export interface TagRanges {
  start: number;
  /** Where the name ends. */
  nameEnd: number;
  /** Behind the opening tag. */
  openEnd: number;
  /** Where the closing tag begins; the end for an element without one. */
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
  const closeStart = isSelfClosing ? end : page.text.lastIndexOf('</', end);
  return { start, nameEnd, openEnd, closeStart, end, line };
}

export function renameElement(page: PageContext, node: JsxElement, name: string): void {
  const { start, nameEnd, closeStart, end } = tagRanges(page, node);
  page.edits.push({ start: start + 1, end: nameEnd, text: name });
  if (closeStart < end) page.edits.push({ start: closeStart, end, text: `</${name}>` });
}

/** What an element holds goes on without it. */
export function replaceTags(
  page: PageContext,
  node: JsxElement,
  { open, close }: { open: string; close: string },
): void {
  const { start, openEnd, closeStart, end } = tagRanges(page, node);
  page.edits.push({ start, end: openEnd, text: open });
  if (closeStart < end) page.edits.push({ start: closeStart, end, text: close });
}

export function replaceElement(page: PageContext, node: JsxElement, text: string): void {
  const { start, end } = rangeOf(page, node);
  page.edits.push({ start, end, text });
}

export function attributeOf(node: JsxElement, name: string): MdxJsxAttribute | undefined {
  return node.attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
}

/** Replaces an attribute; with nothing, the space before it goes, too. */
export function editAttribute(
  page: PageContext,
  attribute: JsxElement['attributes'][number],
  text: string,
): void {
  const { start, end } = rangeOf(page, attribute);
  const before = /\s*$/.exec(page.text.slice(0, start))?.[0].length ?? 0;
  page.edits.push({ start: text === '' ? start - before : start, end, text });
}

/** The expression between the braces of an attribute. */
export function expressionOf(attribute: MdxJsxAttribute): SyntaxNode | undefined {
  const { value } = attribute;
  if (typeof value !== 'object' || value === null) return undefined;
  const program: unknown = value.data?.estree;
  const [statement] = isNode(program) ? nodesOf(program.body) : [];
  return isNode(statement?.expression) ? statement.expression : undefined;
}

/** Value of an attribute, as far as it is written down. */
export function attributeValue(node: JsxElement, name: string): unknown {
  const attribute = attributeOf(node, name);
  if (attribute === undefined) return undefined;
  if (typeof attribute.value !== 'object') return attribute.value ?? true;
  return attribute.value === null ? true : readLiteral(expressionOf(attribute));
}

/** An attribute with a text. */
export function printAttribute(name: string, value: string): string {
  return value.includes('"') ? `${name}='${value}'` : `${name}="${value}"`;
}
