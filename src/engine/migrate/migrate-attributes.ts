import type { MdxJsxAttribute } from 'mdast-util-mdx';
import {
  attributeOf,
  editAttribute,
  expressionOf,
  type JsxElement,
  printAttribute,
} from './jsx-edits.ts';
import { changed, decide } from './note.ts';
import { addressOf, type PageContext, rangeOf } from './page-context.ts';
import { isNode, nodesOf, type SyntaxNode } from './read-literal.ts';

/** The class that makes a quotation a widget of the social network, here as there. */
const WIDGET_CLASS = 'twitter-tweet';

/** Attributes whose value is an address. */
const addresses = ['src', 'href', 'poster', 'to'];

/** What plain elements may not have here goes; addresses that were expressions become text. */
export function migrateAttributes(page: PageContext, node: JsxElement): void {
  const name = node.name ?? '';
  for (const attribute of node.attributes) {
    const { line } = rangeOf(page, attribute);
    const written = page.text.slice(rangeOf(page, attribute).start, rangeOf(page, attribute).end);
    if (attribute.type !== 'mdxJsxAttribute') continue;
    if (attribute.name === 'style') {
      editAttribute(page, attribute, '');
      page.notes.push(
        decide(
          line,
          `${shorten(written)} is gone from <${name}>: the site's policy allows no styles in content`,
        ),
      );
    } else if (attribute.value === WIDGET_CLASS) {
      if (attribute.name === 'class') editAttribute(page, attribute, `className="${WIDGET_CLASS}"`);
    } else if (attribute.name === 'class' || attribute.name === 'className') {
      editAttribute(page, attribute, '');
      page.notes.push(
        decide(line, `${shorten(written)} is gone from <${name}>: its style sheet is not here`),
      );
    } else if (/^on[A-Z]/.test(attribute.name)) {
      editAttribute(page, attribute, '');
      page.notes.push(
        decide(line, `${shorten(written)} is gone from <${name}>: content runs no scripts`),
      );
    } else if (addresses.includes(attribute.name)) {
      migrateAddress(page, attribute);
    }
  }
  noteForeignImage(page, node);
}

/** `src={require('./a.png').default}`, `src={useBaseUrl('/a.png')}`, `src={imported}` -> `src="./a.png"`. */
export function migrateAddress(
  page: PageContext,
  attribute: MdxJsxAttribute,
  name = attribute.name,
): void {
  const address = attributeAddress(page, attribute);
  if (address === undefined) return;
  const isSame = attribute.value === address && name === attribute.name;
  if (isSame) return;
  editAttribute(page, attribute, printAttribute(name, address));
  page.notes.push(
    changed(rangeOf(page, attribute).line, `the address is written as text: "${address}"`),
  );
}

/** The address that an attribute names, as pages name it from now on. */
export function attributeAddress(
  page: PageContext,
  attribute: MdxJsxAttribute,
): string | undefined {
  const path =
    typeof attribute.value === 'string' ? attribute.value : pathOf(page, expressionOf(attribute));
  if (path === undefined) return undefined;
  const isLocal = path.startsWith('.') || path.startsWith('@site/');
  return isLocal ? (addressOf(page, path) ?? path) : path;
}

/** The path that an expression stands for. */
export function pathOf(page: PageContext, node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'MemberExpression' && isNode(node.object)) return pathOf(page, node.object);
  if (node?.type === 'Identifier') {
    const binding = page.bindings.get(String(node.name));
    return binding?.kind === 'image' ? binding.path : undefined;
  }
  if (node?.type !== 'CallExpression' || !isNode(node.callee)) return undefined;
  const callee = String(node.callee.name);
  const binding = page.bindings.get(callee);
  const isBaseUrl = binding?.kind === 'theme' && binding.name === 'useBaseUrl';
  if (callee !== 'require' && !isBaseUrl && callee !== 'useBaseUrl') return undefined;
  const [first] = nodesOf(node.arguments);
  const path = pathOf(page, first);
  const isRooted = path === undefined || /^(?:[./@]|[a-z]+:)/.test(path);
  return isRooted || callee === 'require' ? path : `/${path}`;
}

function noteForeignImage(page: PageContext, node: JsxElement): void {
  const source = attributeOf(node, 'src')?.value;
  if (typeof source !== 'string' || !/^(?:https?:)?\/\//.test(source)) return;
  if (!['img', 'video', 'audio', 'source'].includes(node.name ?? '')) return;
  page.notes.push(
    decide(
      rangeOf(page, node).line,
      `"${source}" is on another host, and pages load nothing from there: save it beside the page`,
    ),
  );
}

export const shorten = (text: string): string =>
  text.length > 80 ? `${text.slice(0, 77).replace(/\s+/g, ' ')}…` : text.replace(/\s+/g, ' ');
