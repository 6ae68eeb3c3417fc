import type { Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type AdmonitionKind, admonitionKinds } from '#shared/mdx-components.ts';
import { nearestNameHint } from '../problems/suggest.ts';
import { componentNode } from './component-node.ts';
import { type MdxContext, report } from './mdx-context.ts';
import { sourceOf } from './source-of.ts';

/** The first line of a paragraph that was meant to open an admonition: `::: note`, `:::note[Title`, `::note`. */
const misspeltOpening = new RegExp(`^:{2,}[ \\t]*(?:${admonitionKinds.join('|')})\\b.*`);

/**
 * `:::tip[Title]` becomes an Admonition; unknown names are problems. Text directives, which are
 * always unintended (`12:30`, `a:b`), become plain text again.
 */
export function remarkDirectives({
  tree,
  source,
  context,
}: {
  tree: Root;
  /** The text that `tree` was parsed from. */
  source: string;
  context: MdxContext;
}): void {
  /** Lines that close what a misspelt line should have opened: one mistake is one problem. */
  let explained = 0;
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      if (node.type === 'leafDirective') reportLeaf(node, source, context);
      const restored = writtenText(node, source);
      parent.children.splice(index, 1, ...(restored as (typeof parent)['children']));
      return [SKIP, index + (node.type === 'textDirective' ? 1 : 0)];
    }
    if (node.type === 'containerDirective') {
      // The line that should close it may be too far to the left, or close what contains it.
      if (reportOpenEnd(node, source, context)) explained += 1;
      parent.children[index] = admonition(node, context);
      return [SKIP, index];
    }
    if (node.type !== 'paragraph') return undefined;
    const text = sourceOf(node, source).trim();
    const [opening] = misspeltOpening.exec(text) ?? [];
    if (opening !== undefined) {
      report(context, node, {
        code: 'admonition-not-open',
        message: `The line "${opening.trim()}" opens no admonition.`,
        hint: 'Write it like ":::note" or ":::note[Title]", without a space after the colons.',
      });
      if (!/\n:{3,}$/.test(text)) explained += 1;
    } else if (/^:{3,}$/.test(text)) {
      if (explained > 0) {
        explained -= 1;
        return undefined;
      }
      report(context, node, {
        code: 'admonition-not-open',
        message: `This "${text}" closes nothing.`,
        hint: 'An admonition that contains others has more colons than they have.',
      });
    }
    return undefined;
  });
  joinTexts(tree);
}

/** A line such as `::name`, which nothing here reads. Those with a known name are reported as paragraphs. */
function reportLeaf(node: LeafDirective, source: string, context: MdxContext): void {
  if (admonitionKinds.includes(node.name as AdmonitionKind)) return;
  report(context, node, {
    code: 'admonition-not-open',
    message: `The line "${sourceOf(node, source)}" opens nothing and is shown as text.`,
    hint: `${nearestNameHint(node.name, admonitionKinds)}An admonition begins with three colons, ":::note". To show colons, put them in \`code\`.`,
  });
}

function reportOpenEnd(node: ContainerDirective, source: string, context: MdxContext): boolean {
  const written = sourceOf(node, source);
  const lastLine = written.slice(written.lastIndexOf('\n') + 1);
  if (/^[\s>]*:{3,}\s*$/.test(lastLine)) return false;
  const colons = /^:+/.exec(written)?.[0] ?? ':::';
  report(context, node, {
    code: 'admonition-not-closed',
    message: `The admonition "${colons}${node.name}" is not closed.`,
    hint: `Close it with "${colons}" on a line of its own. One that contains others has more colons than they have.`,
  });
  return true;
}

/** Joins text that a directive had split. */
function joinTexts(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    let next = parent.children[index + 1];
    while (next?.type === 'text') {
      node.value += next.value;
      parent.children.splice(index + 1, 1);
      next = parent.children[index + 1];
    }
  });
}

function admonition(node: ContainerDirective, context: MdxContext): RootContent {
  const [first] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const known = admonitionKinds.includes(node.name as AdmonitionKind);
  if (!known) {
    report(context, node, {
      code: 'unknown-admonition',
      message: `There is no admonition ":::${node.name}".`,
      hint: `${nearestNameHint(node.name, admonitionKinds)}Allowed: ${admonitionKinds.join(', ')}.`,
    });
  }
  for (const name of Object.keys(node.attributes ?? {})) {
    if (name === 'title') continue;
    report(context, node, {
      code: 'unknown-attribute',
      message: `The admonition ":::${node.name}" has no attribute "${name}".`,
      hint: `${nearestNameHint(name, ['title'])}Allowed: title. Its name also fits between brackets: :::${node.name}[Title].`,
    });
  }
  const children = label ? node.children.slice(1) : node.children;
  if (children.length === 0) {
    report(context, node, {
      code: 'empty-component',
      message: `The admonition ":::${node.name}" is empty.`,
      hint: 'Write its text between its two lines, or delete them.',
    });
  }
  const title = label ? textOf(label).trim() : node.attributes?.title;
  return componentNode({
    name: 'Admonition',
    props: {
      kind: known ? (node.name as AdmonitionKind) : 'note',
      title: title || undefined,
    },
    children,
    position: node.position,
  });
}

/** The source of the directive, with its label as Markdown. */
function writtenText(node: TextDirective | LeafDirective, source: string): RootContent[] {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const written = sourceOf(node, source);
  if (node.type === 'leafDirective') {
    const text: RootContent = { type: 'text', value: written, position: node.position };
    return [{ type: 'paragraph', children: [text], position: node.position }];
  }
  const [first] = node.children;
  const last = node.children.at(-1);
  if (first?.position?.start.offset === undefined || last?.position?.end.offset === undefined) {
    return [{ type: 'text', value: written, position: node.position }];
  }
  return [
    { type: 'text', value: source.slice(start, first.position.start.offset) },
    ...node.children,
    { type: 'text', value: source.slice(last.position.end.offset, end) },
  ];
}
