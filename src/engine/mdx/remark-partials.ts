import { dirname, join, posix } from 'node:path';
import type { Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { textOfBytes } from '#engine/text/read-text.ts';
import { splitFrontMatter } from '#engine/text/split-front-matter.ts';
import { nearestNameHint } from '../problems/suggest.ts';
import { fileOf, type MdxContext, report } from './mdx-context.ts';
import { readBeside } from './read-beside.ts';

/** Reads and prepares a partial: its tree as if it were a separate page, possibly empty. */
export type PartialReader = (input: { file: string; source: string }) => Root;

/**
 * Replaces `<Partial src="./_x.mdx" />` with its content, recursively. Nodes keep their own file.
 * Missing files and files that include themselves are problems.
 */
export async function remarkPartials({
  tree,
  context,
  readPartial,
  ancestors = [context.file],
}: {
  tree: Root;
  context: MdxContext;
  readPartial: PartialReader;
  /** Including files, outermost first. */
  ancestors?: string[];
}): Promise<void> {
  const partials: { node: MdxJsxFlowElement | MdxJsxTextElement; parent: Parents }[] = [];
  visit(tree, (node, _, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'Partial' && parent) partials.push({ node, parent });
  });
  for (const { node, parent } of partials) {
    // It cannot be shown inside a paragraph, which has been reported.
    const isPlaced = parent.type !== 'paragraph' && parent.type !== 'heading';
    const content = isPlaced ? await resolvePartial(node) : [];
    const siblings: RootContent[] = parent.children;
    siblings.splice(siblings.indexOf(node), 1, ...content);
  }

  async function resolvePartial(
    node: MdxJsxFlowElement | MdxJsxTextElement,
  ): Promise<Root['children']> {
    const src = node.attributes.find((it) => it.type === 'mdxJsxAttribute' && it.name === 'src');
    if (src !== undefined && (typeof src.value !== 'string' || src.value === '')) return [];
    if (typeof src?.value !== 'string') {
      report(context, node, {
        code: 'missing-attribute',
        message: '<Partial> has no src.',
        hint: 'Write <Partial src="./_name.mdx" />.',
      });
      return [];
    }
    if (node.children.length > 0) {
      report(context, node, {
        code: 'misplaced-component',
        message: '<Partial> contains text, which is not shown: it shows its file instead.',
        hint: `Write <Partial src="${src.value}" />, and the text above or below.`,
      });
    }
    if (!/\.mdx?$/.test(src.value)) {
      report(context, node, {
        code: 'partial-not-found',
        message: `"${src.value}" is not the path of a partial.`,
        hint: 'A partial is a file of this folder or another that ends in ".mdx": <Partial src="./_name.mdx" />.',
      });
      return [];
    }
    const named = posix.join(posix.dirname(fileOf(node, context)), src.value);
    const { file, bytes } = await readBeside(named, context);
    if (ancestors.includes(file)) {
      report(context, node, {
        code: 'partial-cycle',
        message: `The partial "${src.value}" shows itself: ${[...ancestors, file].join(' -> ')}.`,
        hint: 'Remove one of these <Partial> elements.',
      });
      return [];
    }
    if (bytes === undefined) {
      const names = await context.services.listFolder(join(context.root, dirname(file)));
      const partialNames = names.filter((name) => name.startsWith('_') && name.endsWith('.mdx'));
      report(context, node, {
        code: 'partial-not-found',
        message: `The partial "${src.value}" does not exist (${file}).`,
        hint: `${nearestNameHint(posix.basename(file), partialNames)}Partials in that folder: ${partialNames.join(', ') || 'none'}.`,
      });
      return [];
    }
    if (bytes.length === 0) {
      report(context, node, {
        code: 'partial-empty',
        message: `The partial "${src.value}" is empty (${file}).`,
        hint: 'Write its text, or remove this <Partial>.',
      });
      return [];
    }
    const { text, problems } = textOfBytes({ file, bytes });
    // Partials need no front matter; if they have some, it is not content.
    const { body, problems: split } = splitFrontMatter({ file, source: text });
    context.problems.push(...problems, ...split);
    const content = readPartial({ file, source: body });
    await remarkPartials({
      tree: content,
      context,
      readPartial,
      ancestors: [...ancestors, file],
    });
    return content.children;
  }
}
