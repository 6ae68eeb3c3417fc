import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { canonicalLanguage, commonLanguages } from '#engine/code/code-languages.ts';
import { codeMarks } from '#engine/code/code-marks.ts';
import { renderDiagram } from '#engine/code/diagram.ts';
import { type FenceMeta, fenceMetaWords, parseFenceMeta } from '#engine/code/fence-meta.ts';
import { isPartOfSample, isScript, parseSample, type Sample } from '#engine/code/parse-sample.ts';
import type { LineMark } from '#engine/code/render-code.ts';
import type { ContentCodeBlock } from '#shared/content.ts';
import type { CodeBlockProps } from '#shared/mdx-components.ts';
import { convertNpmCommands } from '#shared/package-manager-commands.ts';
import { messageOf } from '../message-of.ts';
import { nearestNameHint } from '../problems/suggest.ts';
import { componentNode } from './component-node.ts';
import { locate, type MdxContext, report } from './mdx-context.ts';

type ComponentNode = ReturnType<typeof componentNode>;

/** Fences become CodeBlock, CodeGroup, PackageManagerTabs or Diagram; all are collected. */
export async function remarkCode(tree: Root, context: MdxContext): Promise<ContentCodeBlock[]> {
  const blocks: ContentCodeBlock[] = [];
  const found: { node: Code; siblings: unknown[] }[] = [];
  visit(tree, 'code', (node, _, parent) => {
    if (parent) found.push({ node, siblings: parent.children });
  });
  for (const { node, siblings } of found) {
    const language = node.lang ?? 'text';
    blocks.push({ ...locate(node, context), language, meta: node.meta ?? '', code: node.value });
    const block = blocks.length - 1;
    siblings.splice(siblings.indexOf(node), 1, await drawFence({ node, language, block, context }));
  }
  return blocks;
}

interface Fence {
  node: Code;
  language: string;
  /** Its index in the page's code blocks. */
  block: number;
  context: MdxContext;
}

async function drawFence({ node, language, block, context }: Fence): Promise<ComponentNode> {
  const meta = parseFenceMeta(node.meta ?? '');
  for (const word of meta.unknown) {
    report(context, node, {
      code: 'fence-meta',
      severity: 'warning',
      message: `"${word}" is not known on the first line of a fence.`,
      hint: `${nearestNameHint(word, fenceMetaWords)}Allowed: ${fenceMetaWords.join(', ')}.`,
    });
  }
  if (language === 'mermaid') return drawDiagram(node, meta, context);
  if (language === 'npm') return drawCommands(node, meta, context);
  if (!context.services.highlighter.knows(language)) {
    report(context, node, {
      code: 'unknown-language',
      severity: 'warning',
      message: `The fence language "${language}" is not known; its code is shown without colors.`,
      hint: `${nearestNameHint(language, commonLanguages)}Write "text" where no language fits.`,
    });
  }
  return drawCode({ node, language, block, context }, meta);
}

async function drawCode(fence: Fence, meta: FenceMeta): Promise<ComponentNode> {
  const { node, language, block, context } = fence;
  const sample = parseSample({ code: node.value, language });
  reportMarks(node, sample, meta, context);
  const files: { name?: string | undefined; props: CodeBlockProps }[] = [];
  let firstLine = 1;
  for (const file of sample.files) {
    const marks = new Map<number, Set<LineMark>>();
    for (const [index, line] of file.lines.entries()) {
      const lineMarks = new Set(line.marks);
      if (meta.highlight.has(firstLine + index)) lineMarks.add('hl');
      if (canonicalLanguage(language) === 'diff') addDiffMark(line.text, lineMarks);
      if (lineMarks.size > 0) marks.set(index, lineMarks);
    }
    firstLine += file.lines.length;
    const code = file.lines.map((line) => line.text).join('\n');
    const hasFocus = [...marks.values()].some((lineMarks) => lineMarks.has('focus'));
    files.push({
      name: file.name,
      props: {
        html: await context.services.highlighter.highlight({ code, language, marks }),
        language: canonicalLanguage(language),
        lineNumbers: meta.lineNumbers,
        wrap: meta.wrap || undefined,
        hasFocus: hasFocus || undefined,
        sample: isScript(language) ? [block, files.length] : undefined,
        isPart: isPartOfSample({ code: node.value, language }) || undefined,
        run: meta.run || undefined,
      },
    });
  }
  const { position } = node;
  const [first] = files;
  if (first !== undefined && files.length === 1) {
    const props: CodeBlockProps = { ...first.props, title: meta.title ?? first.name };
    return componentNode({ name: 'CodeBlock', props, position });
  }
  return componentNode({
    name: 'CodeGroup',
    props: {
      labels: files.map(({ name }, index) => name ?? meta.title ?? `main ${index + 1}`),
    },
    children: files.map(({ props }) => componentNode({ name: 'CodeBlock', props, position })),
    position,
  });
}

function addDiffMark(text: string, marks: Set<LineMark>): void {
  if (/^\+(?!\+\+)/.test(text)) marks.add('add');
  if (/^-(?!--)/.test(text)) marks.add('del');
}

function reportMarks(node: Code, sample: Sample, meta: FenceMeta, context: MdxContext): void {
  const names = Object.keys(codeMarks);
  for (const { mark, source } of sample.problems) {
    report(context, node, {
      code: 'code-mark',
      severity: 'warning',
      lineOffset: source + 1,
      message: `"[!code ${mark}]" marks nothing.`,
      hint: `${nearestNameHint(mark, names)}Allowed: ${names.join(', ')}.`,
    });
  }
  const count = sample.files.reduce((sum, file) => sum + file.lines.length, 0);
  const beyond = [...meta.highlight].filter((line) => line < 1 || line > count);
  if (beyond.length === 0) return;
  report(context, node, {
    code: 'fence-meta',
    severity: 'warning',
    message: `The fence marks line ${beyond.join(', ')}, but it shows ${count} ${count === 1 ? 'line' : 'lines'}.`,
    hint: 'Line numbers start at 1 and skip hidden lines and comments with marks.',
  });
}

async function drawCommands(
  node: Code,
  meta: FenceMeta,
  context: MdxContext,
): Promise<ComponentNode> {
  const { commands, failed } = convertNpmCommands(node.value);
  for (const line of failed) {
    report(context, node, {
      code: 'npm-command',
      severity: 'warning',
      message: `"${line}" has no equivalent for some package managers.`,
      hint: 'A fence "npm" contains npm install, npm run, npm exec, npm create or npx lines; write ```bash for others.',
    });
  }
  const { highlighter } = context.services;
  const highlighted = await Promise.all(
    commands.map(async ({ manager, code }) => ({
      manager,
      html: await highlighter.highlight({ code, language: 'bash' }),
    })),
  );
  return componentNode({
    name: 'PackageManagerTabs',
    props: { title: meta.title, commands: highlighted },
    position: node.position,
  });
}

async function drawDiagram(
  node: Code,
  meta: FenceMeta,
  context: MdxContext,
): Promise<ComponentNode> {
  if (meta.title === undefined) {
    report(context, node, {
      code: 'diagram-title-missing',
      severity: 'warning',
      message: 'The diagram has no title.',
      hint: 'Describe what it shows: ```mermaid title="A request goes through the links".',
    });
  }
  const title = meta.title ?? 'Diagram';
  try {
    const html = await renderDiagram({ source: node.value, title });
    return componentNode({ name: 'Diagram', props: { html, title }, position: node.position });
  } catch (error) {
    report(context, node, {
      code: 'diagram-invalid',
      message: `The diagram cannot be drawn: ${messageOf(error)}`,
      hint: 'Flowcharts, state, sequence, class and entity diagrams are supported.',
    });
    const props = { html: '', language: 'text', title };
    return componentNode({ name: 'CodeBlock', props, position: node.position });
  }
}
