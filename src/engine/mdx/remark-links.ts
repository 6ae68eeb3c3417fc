import type { Link, Root, TableRow } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { ContentLink } from '#shared/content.ts';
import { complainOfAddress } from './check-address.ts';
import { fileOf, locate, type MdxContext, report } from './mdx-context.ts';

/**
 * Collects all links: Markdown links, and `href` and `src` of JSX elements. `<a>` in JSX becomes a Markdown link, so
 * that its address is resolved in the same way.
 */
export function remarkLinks(tree: Root, context: MdxContext): ContentLink[] {
  const links: ContentLink[] = [];
  const rowNames = new Map<Link, string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'tableRow') noteRowNames(node, rowNames);
    if (node.type === 'link') {
      const text = `${textOf(node)} ${rowNames.get(node) ?? ''}`.trim();
      links.push({ ...locate(node, context), href: node.url, text });
      reportAddress(node, node.url, textOf(node).trim(), context);
      if (isEmpty(node)) reportEmptyLink(node, node.url, context);
      return;
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (attribute.name !== 'href' && attribute.name !== 'src') continue;
      const place = locate(attribute.position ? attribute : node, context);
      const text = node.name === 'a' ? textOf(node) : titleOf(node);
      links.push({ ...place, file: fileOf(node, context), href: attribute.value, text });
      if (attribute.name === 'href') reportAddress(node, attribute.value, text.trim(), context);
    }
    const link = node.name === 'a' ? plainLink(node) : undefined;
    if (link && parent && index !== undefined) parent.children[index] = link;
    if (link && isEmpty(link)) reportEmptyLink(node, link.url, context);
  });
  return links;
}

/** If a row's first cell names code and the row links to a page, the page explains that code. */
function noteRowNames(row: TableRow, rowNames: Map<Link, string>): void {
  const [first] = row.children;
  const names: string[] = [];
  if (first) visit(first, 'inlineCode', ({ value }) => void names.push(value));
  visit(row, 'link', (link) => void rowNames.set(link, names.join(' ')));
}

/** The label of a card or another linking element. */
function titleOf({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): string {
  const title = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'title',
  );
  return typeof title?.value === 'string' ? title.value : '';
}

function reportAddress(
  node: Link | MdxJsxFlowElement | MdxJsxTextElement,
  href: string,
  text: string,
  context: MdxContext,
): void {
  const complaint = complainOfAddress({ href, text });
  if (complaint) report(context, node, complaint);
}

function isEmpty(link: Link): boolean {
  let hasImage = false;
  visit(link, (node) => {
    if (node.type === 'image' || node.type === 'mdxJsxTextElement') hasImage = true;
  });
  return !hasImage && textOf(link).trim() === '';
}

function reportEmptyLink(
  node: Link | MdxJsxFlowElement | MdxJsxTextElement,
  href: string,
  context: MdxContext,
): void {
  report(context, node, {
    code: 'empty-link',
    severity: 'warning',
    message: `The link to "${href}" has no text.`,
    hint: 'Write where it leads: [text](address).',
  });
}

/** An `<a>` with only plain text attributes, as a Markdown link. */
function plainLink(node: MdxJsxFlowElement | MdxJsxTextElement): Link | undefined {
  const properties: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
      return undefined;
    properties[attribute.name] = attribute.value;
  }
  const { href, ...hProperties } = properties;
  if (href === undefined) return undefined;
  return {
    type: 'link',
    url: href,
    data: { hProperties },
    children: node.children as Link['children'],
    position: node.position,
  };
}
