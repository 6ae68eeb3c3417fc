import { createProcessor } from '@mdx-js/mdx';
import type { Program } from 'estree-jsx';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { CompiledMdx } from '#shared/content.ts';
import { collectProse } from './collect-prose.ts';
import { collectSections, countWords, summarize } from './collect-sections.ts';
import { findLostMarkdown } from './find-lost-markdown.ts';
import { findLostReferences } from './find-lost-references.ts';
import type { MarkdownWords } from './markdown-words.ts';
import type { MdxContext, MdxServices } from './mdx-context.ts';
import { parseMdx } from './parse-mdx.ts';
import { rehypeWhitespace } from './rehype-whitespace.ts';
import { remarkCode } from './remark-code.ts';
import { remarkCodeNames } from './remark-code-names.ts';
import { findExcerptEnd, remarkComments } from './remark-comments.ts';
import { remarkComponents } from './remark-components.ts';
import { remarkDirectives } from './remark-directives.ts';
import { remarkFences } from './remark-fences.ts';
import { remarkHeadings } from './remark-headings.ts';
import { remarkImages } from './remark-images.ts';
import { remarkLinks } from './remark-links.ts';
import { remarkPartials } from './remark-partials.ts';
import { remarkReferences } from './remark-references.ts';
import { remarkSponsors } from './remark-sponsors.ts';
import { remarkSteps } from './remark-steps.ts';
import { remarkTables } from './remark-tables.ts';
import { remarkTabs } from './remark-tabs.ts';
import { writeMarkdown } from './write-markdown.ts';

/**
 * Everything that a compiled file depends on, except the files that it shows. Plain data, because it is sent to
 * threads.
 */
export interface MdxInput {
  /** The site's folder. */
  root: string;
  /** Path of the file, relative to `root`, with forward slashes. */
  file: string;
  /** The file's text with its front matter blanked out, so that line numbers stay valid. */
  source: string;
  /** Text of the comment that ends the excerpt; without it, there is no excerpt. */
  excerptMarker?: string | undefined;
  words: MarkdownWords;
}

/**
 * Compiles one MDX file. It always returns: mistakes become `problems`, and content with syntax
 * errors compiles without the broken parts.
 */
export async function compileMdx(input: MdxInput, services: MdxServices): Promise<CompiledMdx> {
  const { root, file, source, excerptMarker, words } = input;
  const context: MdxContext = {
    root,
    file,
    services,
    problems: [],
    prose: [],
    dependencies: new Set(),
    partialOf: new WeakMap(),
  };

  const tree = readTree({ file, source, context });
  const readPartial = (partial: { file: string; source: string }): Root =>
    readTree({ ...partial, context });
  const excerptEnd =
    excerptMarker === undefined ? -1 : findExcerptEnd(tree, excerptMarker, context);
  const excerptLast = tree.children[excerptEnd];
  await remarkPartials({ tree, context, readPartial });

  await remarkSponsors(tree, context);
  remarkSteps(tree);
  const { heading, toc } = remarkHeadings(tree, context);
  const assets = await remarkImages(tree, context);
  const links = remarkLinks(tree, context);
  const sections = collectSections(tree);
  const summary = summarize(tree);
  const markdown = writeMarkdown(tree, words);
  const codeBlocks = await remarkCode(tree, context);
  const codeNames = remarkCodeNames(tree);
  remarkTables(tree);
  remarkTabs(tree, context);

  const excerpt = excerptLast && tree.children.slice(0, tree.children.indexOf(excerptLast));
  remarkComments(tree);
  const code = await writeCode(tree);
  const excerptTree: Root | undefined = excerpt && { type: 'root', children: excerpt };
  if (excerptTree) remarkComments(excerptTree);

  return {
    code,
    excerptCode: excerptTree && (await writeCode(excerptTree)),
    heading,
    summary,
    markdown,
    toc,
    links,
    assets,
    sections,
    codeBlocks,
    codeNames,
    words: countWords(sections),
    prose: context.prose,
    dependencies: [...context.dependencies],
    problems: sortProblems(context),
  };
}

/** The tree of one file, with everything resolved that depends only on that file. */
function readTree({
  file,
  source,
  context,
}: {
  file: string;
  source: string;
  context: MdxContext;
}): Root {
  const { tree, text, problems } = parseMdx({ file, source });
  context.problems.push(...problems);
  context.prose.push(...collectProse({ tree, source: text, file }));
  if (file !== context.file) {
    visit(tree, (node) => {
      context.partialOf.set(node, file);
    });
  }
  remarkComponents(tree, context);
  remarkDirectives({ tree, source: text, context });
  findLostReferences({ tree, source: text, context });
  findLostMarkdown({ tree, source: text, context });
  remarkFences({ tree, source: text, context });
  remarkReferences(tree);
  if (file !== context.file) {
    visit(tree, (node) => {
      context.partialOf.set(node, file);
    });
  }
  return tree;
}

async function writeCode(tree: Root): Promise<string> {
  const processor = createProcessor({
    outputFormat: 'function-body',
    // The content security policy forbids style attributes, so alignment stays `align`.
    tableCellAlignToStyle: false,
    rehypePlugins: [rehypeWhitespace],
  });
  const vfile = new VFile();
  // Cloned, because transforms change the tree and the excerpt shares its nodes. The processor's
  // types expect its final tree instead of the initial one.
  const start = structuredClone(tree) as unknown as Program;
  const program = await processor.run(start, vfile);
  return processor.stringify(program, vfile);
}

function sortProblems({ problems, file }: MdxContext): CompiledMdx['problems'] {
  const rank = (it: { file?: string }): number => (it.file === file ? 0 : 1);
  return problems.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.file ?? '').localeCompare(b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}
