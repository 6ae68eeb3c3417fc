import type { Code, RootContent } from 'mdast';
import { canonicalLanguage } from '#engine/code/code-languages.ts';
import { parseFenceMeta } from '#engine/code/fence-meta.ts';
import { isScript, parseSample } from '#engine/code/parse-sample.ts';
import { convertNpmCommands } from '#shared/package-manager-commands.ts';
import { fill } from '#shared/strings/fill.ts';
import { holeFor } from './markdown-template.ts';
import type { MarkdownWords } from './markdown-words.ts';

/** A fence in portable Markdown, without syntax that only this site understands. */
export function portableFence(options: {
  node: Code;
  block: number;
  words: MarkdownWords;
}): RootContent[] {
  const { node, block, words } = options;
  const language = node.lang ?? 'text';
  const { title } = parseFenceMeta(node.meta ?? '');
  // The compiler's results are added later. An HTML node is printed unchanged.
  if (isScript(language)) return [{ type: 'html', value: holeFor('code', block) }];
  if (language === 'npm') return npmCommands(node.value);
  const shown = parseSample({ code: node.value, language }).files[0]?.lines ?? [];
  const fence: Code = {
    type: 'code',
    lang: canonicalLanguage(language),
    meta: title === undefined || language === 'mermaid' ? null : titleMeta(title),
    value: shown.map(({ text }) => text).join('\n'),
  };
  if (language !== 'mermaid' || title === undefined) return [fence];
  const name = { type: 'text', value: fill(words.diagram, { title }) } as const;
  return [{ type: 'paragraph', children: [name] }, fence];
}

/** The first line's information about the file, as one word. */
export function titleMeta(title: string): string {
  return `title="${title.replaceAll('"', "'")}"`;
}

/** The npm commands, with the other package managers' versions on one line each below. */
function npmCommands(code: string): RootContent[] {
  const [npm, ...others] = convertNpmCommands(code).commands;
  const isShort = !code.trim().includes('\n');
  const fence: Code = { type: 'code', lang: 'bash', value: npm?.code ?? code };
  if (!isShort) return [fence];
  return [
    fence,
    {
      type: 'paragraph',
      children: others.flatMap(({ manager, code: command }, index) => [
        { type: 'text', value: `${index === 0 ? '' : '; '}${manager}: ` } as const,
        { type: 'inlineCode', value: command } as const,
      ]),
    },
  ];
}
