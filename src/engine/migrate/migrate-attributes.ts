import type { MdxJsxAttribute } from 'mdast-util-mdx';
import { isHtmlAttribute } from './html-attributes.ts';
import {
  attributeOf,
  editAttribute,
  expressionOf,
  type JsxElement,
  printAttribute,
} from './jsx-edits.ts';
import { newAddress } from './migrate-links.ts';
import { changed, decide } from './note.ts';
import { mediaAddressOf, type PageContext, rangeOf } from './page-context.ts';
import { isNode, nodesOf, type SyntaxNode } from './read-literal.ts';

/** The class that turns a quote into a social media widget, in both systems. */
const WIDGET_CLASS = 'twitter-tweet';

/** Attributes that contain addresses. */
const addresses = ['src', 'href', 'poster'];

/** Elements whose files are not collected by pages. */
const media = ['audio', 'source', 'track', 'video'];

/** Removes attributes that are not allowed on plain elements here; expressions for addresses become text. */
export function migrateAttributes(options: {
  page: PageContext;
  node: JsxElement;
  attributes: JsxElement['attributes'];
}): void {
  const { page, node, attributes } = options;
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && migrateKnown(page, node, attribute)) continue;
    const { start, end, line } = rangeOf(page, attribute);
    const written = shorten(page.text.slice(start, end));
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
    if (name === MARKUP) {
      const message = `${written} of <${node.name}> is markup that nobody checks: write it as content`;
      page.notes.push(decide(line, message));
      continue;
    }
    editAttribute(page, attribute, '');
    page.notes.push(decide(line, `${written} is gone from <${node.name}>: ${reasonFor(name)}`));
  }
  noteForeignImage(page, node);
}

/** HTML in a string. */
const MARKUP = 'dangerouslySetInnerHTML';

/** @returns whether the attribute stays, unchanged or converted */
function migrateKnown(page: PageContext, node: JsxElement, attribute: MdxJsxAttribute): boolean {
  const { name, value } = attribute;
  if (value === WIDGET_CLASS && (name === 'class' || name === 'className')) {
    if (name === 'class') editAttribute(page, attribute, `className="${WIDGET_CLASS}"`);
    return true;
  }
  if (addresses.includes(name)) {
    if (media.includes(node.name ?? '')) migrateMedia(page, attribute);
    else migrateAddress(page, attribute);
  }
  return name !== 'className' && isHtmlAttribute(name);
}

function reasonFor(name: string): string {
  if (name === 'style') return "the site's policy allows no styles in content";
  if (name === 'class' || name === 'className') return 'its style sheet is not here';
  if (/^on[A-Z]/i.test(name)) return 'content runs no scripts';
  return 'it is not an HTML attribute';
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

/** Videos and audio go to `static`, because pages only collect images and links. */
function migrateMedia(page: PageContext, attribute: MdxJsxAttribute): void {
  const path = writtenPath(page, attribute);
  const address = path === undefined ? undefined : mediaAddressOf(page, path);
  if (address === undefined) {
    migrateAddress(page, attribute);
    return;
  }
  editAttribute(page, attribute, printAttribute(attribute.name, address));
  const message = `"${path}" is "${address}", a file of content/static`;
  page.notes.push(changed(rangeOf(page, attribute).line, message));
}

const writtenPath = (page: PageContext, attribute: MdxJsxAttribute): string | undefined =>
  typeof attribute.value === 'string' ? attribute.value : pathOf(page, expressionOf(attribute));

/** The new form of an address in an attribute. */
export function attributeAddress(
  page: PageContext,
  attribute: MdxJsxAttribute,
): string | undefined {
  const path = writtenPath(page, attribute);
  return path === undefined ? undefined : newAddress(page, path);
}

/** The path that an expression evaluates to. */
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

export const shorten = (text: string, length = 80): string =>
  (text.length > length ? `${text.slice(0, length - 3)}…` : text).replace(/\s+/g, ' ');
