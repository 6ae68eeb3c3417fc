import type { Node } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { authorComponents } from '#shared/mdx-components.ts';
import { htmlElements } from '../mdx/html-elements.ts';
import type { Binding } from './bindings.ts';
import { textOf } from './fields.ts';
import { frameworkElements } from './framework-elements.ts';
import { attributeValue, type JsxElement, replaceElement, replaceTags } from './jsx-edits.ts';
import { migrateAttributes, shorten } from './migrate-attributes.ts';
import { changed, decide } from './note.ts';
import { addressOf, type PageContext, rangeOf } from './page-context.ts';

/** Converts every element of a page, or says that somebody has to. */
export function migrateElements(page: PageContext): void {
  visit(page.tree, (node) => {
    if (!isElement(node)) return undefined;
    return migrateElement(page, node) === 'done' ? SKIP : undefined;
  });
}

const isElement = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** @returns `done` where what the element holds has been dealt with */
function migrateElement(page: PageContext, node: JsxElement): 'done' | undefined {
  const { name } = node;
  if (name === null) return undefined;
  const binding = page.bindings.get(name);
  const known = binding?.kind === 'theme' ? binding.name : binding === undefined ? name : undefined;
  const migrate =
    known !== undefined && Object.hasOwn(frameworkElements, known)
      ? frameworkElements[known]
      : undefined;
  if (migrate) return migrate(page, node);
  if (binding !== undefined && binding.kind !== 'theme')
    return migrateBound({ page, node, binding });
  if (/^h[1-6]$/.test(name)) return migrateHeading(page, node);
  if (htmlElements.includes(name)) {
    migrateAttributes(page, node);
    return undefined;
  }
  if (!Object.hasOwn(authorComponents, name)) noteUnknown(page, node);
  return undefined;
}

function migrateBound(options: {
  page: PageContext;
  node: JsxElement;
  binding: Exclude<Binding, { kind: 'theme' }>;
}): 'done' | undefined {
  const { page, node, binding } = options;
  const { line } = rangeOf(page, node);
  const address = binding.kind === 'component' ? undefined : addressOf(page, binding.path);
  if (binding.kind === 'partial' && address !== undefined) {
    replaceElement(page, node, `<Partial src="${address}" />`);
    page.notes.push(
      node.attributes.length > 0
        ? decide(
            line,
            `<Partial> has no attributes but src: write out what ${node.attributes.length === 1 ? 'it was' : 'they were'} for`,
          )
        : changed(line, `<${node.name}> is <Partial src="${address}" />`),
    );
    return 'done';
  }
  if (binding.kind === 'image' && address !== undefined) {
    const alt = textOf(attributeValue(node, 'title')) ?? textOf(attributeValue(node, 'alt')) ?? '';
    replaceElement(page, node, `<img src="${address}" alt="${alt}" />`);
    page.notes.push(decide(line, `<${node.name}> is an image now: say in its alt what it shows`));
    return 'done';
  }
  noteUnknown(page, node);
  return undefined;
}

/** `<h2 id="a">Text</h2>` -> `## Text {#a}`. */
function migrateHeading(page: PageContext, node: JsxElement): 'done' | undefined {
  const { line } = rangeOf(page, node);
  const id = textOf(attributeValue(node, 'id'));
  const text = plainText(node).trim();
  if (node.type !== 'mdxJsxFlowElement' || text.includes('\n')) {
    page.notes.push(
      decide(
        line,
        `<${node.name}> within other text is no heading here: write ## on a line of its own`,
      ),
    );
    return undefined;
  }
  const level = '#'.repeat(Number(node.name?.slice(1)));
  replaceTags(page, node, { open: `${level} `, close: id ? ` {#${id}}` : '' });
  page.notes.push(changed(line, `<${node.name}> is written with ${level}`));
  return undefined;
}

function noteUnknown(page: PageContext, node: JsxElement): void {
  const { line } = rangeOf(page, node);
  const isComponent = /^[A-Z]/.test(node.name ?? '');
  page.notes.push(
    decide(
      line,
      isComponent
        ? `there is no component <${node.name}> here: write it in src/ui/mdx, or say it in Markdown`
        : `there is no element <${node.name}> in content: use Markdown or a component`,
    ),
  );
}

/** Notes expressions that content cannot hold. Comments and plain values stay. */
export function noteExpressions(page: PageContext, isSound: (estree: unknown) => boolean): void {
  const isGone = (node: Node): boolean => {
    const { start, end } = rangeOf(page, node);
    return page.edits.some((edit) => edit.start <= start && edit.end >= end);
  };
  visit(page.tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (isSound(node.data?.estree) || isGone(node)) return;
      const { start, end, line } = rangeOf(page, node);
      const code = shorten(page.text.slice(start, end));
      page.notes.push(decide(line, `${code} is code: write out what it shows`));
    }
    if (!isElement(node)) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || isGone(attribute)) continue;
      if (isSound(programOf(attribute.value))) continue;
      const { line } = rangeOf(page, attribute);
      page.notes.push(decide(line, `the value of ${attribute.name} is code: write it as text`));
    }
  });
}

const programOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'data' in value
    ? (value.data as { estree?: unknown } | undefined)?.estree
    : undefined;
