import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { HeadingProps } from '#shared/mdx-components.ts';
import type { TocItem } from '#shared/toc.ts';
import { componentNode } from './component-node.ts';
import { locate, type MdxContext, report } from './mdx-context.ts';
import { isComment } from './remark-comments.ts';

/** `{#id}` at the end of a heading. */
const explicitId = /\s*\{#([^\s{}]+)\}\s*$/;

/**
 * Headings become Heading components with unique ids (`## Text {#id}`, else derived from the text);
 * the first level-1 heading is removed. Duplicate written ids and skipped levels are problems.
 */
export function remarkHeadings(
  tree: Root,
  context: MdxContext,
): { heading?: string | undefined; toc: TocItem[] } {
  const slugger = new GithubSlugger();
  const written = takeExplicitIds(tree, context, slugger);
  const toc: TocItem[] = [];
  let heading: string | undefined;
  let previousLevel = 1;

  visit(tree, 'heading', (node, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    node.children = node.children.filter((child) => !isComment(child));
    const label = textOf(node).trim();
    reportText(node, label, context);
    if (label === '') {
      // Its link would have no text either.
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.depth === 1 && heading === undefined) {
      heading = label;
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.depth === 1) {
      report(context, node, {
        code: 'heading-level',
        severity: 'warning',
        message: `"${label}" is a second heading of level 1.`,
        hint: 'A page has one: write ## for its sections.',
      });
    } else if (node.depth > previousLevel + 1) {
      report(context, node, {
        code: 'heading-level',
        severity: 'warning',
        message: `"${label}" is a heading of level ${node.depth} below one of level ${previousLevel}.`,
        hint: `Write ${'#'.repeat(previousLevel + 1)}: readers who navigate by headings look for the level between.`,
      });
    }
    const level = Math.max(2, node.depth) as HeadingProps['level'];
    previousLevel = level;
    const id = written.get(node) ?? slugger.slug(label || 'section');
    toc.push({ level, id, label });
    parent.children[index] = componentNode({
      name: 'Heading',
      props: { level, id, label },
      children: node.children,
      position: node.position,
    });
    return [SKIP, index + 1];
  });
  return { heading, toc };
}

/** A heading without words has no name in the contents; an id that is not read would be shown. */
function reportText(node: Heading, label: string, context: MdxContext): void {
  const id = /\{#[^}]*\}/.exec(label)?.[0];
  if (label === '') {
    report(context, node, {
      code: 'heading-empty',
      message: 'The heading has no text.',
      hint: `Write it after the ${'#'.repeat(node.depth)}, or delete the line.`,
    });
  } else if (id !== undefined) {
    report(context, node, {
      code: 'heading-id',
      message: `"${id}" is shown as part of the heading, because it is not a valid id at its end.`,
      hint: 'An id is the last thing in its heading and has no spaces: ## Text {#the-id}.',
    });
  }
}

/** Extracts the written ids before any id is generated, so that generated ids avoid them. */
function takeExplicitIds(
  tree: Root,
  context: MdxContext,
  slugger: GithubSlugger,
): Map<Heading, string> {
  const ids = new Map<Heading, string>();
  const places = new Map<string, string>();
  visit(tree, 'heading', (node) => {
    const last = node.children.at(-1);
    if (last?.type !== 'text') return;
    const id = explicitId.exec(last.value)?.[1];
    if (id === undefined) return;
    last.value = last.value.replace(explicitId, '');
    if (last.value === '') node.children.pop();
    const place = locate(node, context);
    const other = places.get(id);
    if (other !== undefined) {
      report(context, node, {
        code: 'duplicate-heading-id',
        message: `The heading id "${id}" is already used at ${other}.`,
        hint: 'Give one of the headings another id.',
      });
      return;
    }
    places.set(id, `${place.file}:${place.line}`);
    slugger.occurrences[id] = 0;
    ids.set(node, id);
  });
  return ids;
}
