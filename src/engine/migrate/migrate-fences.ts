import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { convertNpmCommands } from '#shared/package-manager-commands.ts';
import { renderDiagram } from '../code/diagram.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { messageOf } from '../message-of.ts';
import { addInclude, expandIncludes, type Includes } from './expand-includes.ts';
import { changed, decide } from './note.ts';
import { type PageContext, rangeOf } from './page-context.ts';

/** Words after the language that have a meaning in other tools, with advice for their removal. */
const droppedWords: Readonly<Record<string, string>> = {
  live: 'the code is shown and does not run: `run` is for samples of the library alone',
  noInline: 'it belongs to an editor that is not here',
};

/** Converts first lines of fences, install commands, and compiler directives in samples. */
export async function migrateFences(page: PageContext): Promise<void> {
  const fences: Code[] = [];
  visit(page.tree, 'code', (node) => void fences.push(node));
  const includes: Includes = new Map();
  for (const node of fences) {
    const [, name] = /(?:^|\s)include\s+(\S+)/.exec(metaOf(node)) ?? [];
    if (name !== undefined && isTwoslash(node)) addInclude(includes, name, node.value);
  }
  for (const node of fences) await migrateFence({ page, node, includes });
}

const metaOf = (node: Code): string => node.meta ?? '';

const isTwoslash = (node: Code): boolean =>
  node.lang === 'twoslash' || /(?:^|\s)twoslash(?:\s|$)/.test(metaOf(node));

async function migrateFence(options: {
  page: PageContext;
  node: Code;
  includes: Includes;
}): Promise<void> {
  const { page, node, includes } = options;
  const { start, end, line } = rangeOf(page, node);
  const written = page.text.slice(start, end);
  if (!/^[`~]{3,}/.test(written)) return;
  if (isTwoslash(node) && /(?:^|\s)include\s+\S+/.test(metaOf(node))) {
    page.edits.push({ start, end, text: '' });
    page.notes.push(changed(line, 'the code to include is written where it is included'));
    return;
  }
  const isInstall = /(?:^|\s)npm2yarn/.test(metaOf(node));
  const language = isInstall
    ? installLanguage(page, node)
    : (node.lang ?? defaultLanguage(page, line));
  noteComments({ page, node, line });
  const meta = migrateMeta({ page, node, line });
  const head = [language, meta].filter(Boolean).join(' ');
  const before = [node.lang, node.meta].filter(Boolean).join(' ');
  const markEnd = start + (/^[`~]+/.exec(written)?.[0].length ?? 3);
  const lineEnd = page.text.indexOf('\n', markEnd);
  if (head !== before) page.edits.push({ start: markEnd, end: lineEnd, text: head });
  if (isScript(language)) migrateCode({ page, node, includes, line });
  if (language === 'mermaid') await noteDiagram({ page, node, line });
  if (language === 'math') {
    page.notes.push(decide(line, 'formulas are not typeset here: this one is shown as code'));
  }
}

/** Code without a language has the config's default language. */
function defaultLanguage(page: PageContext, line: number): string | undefined {
  const { codeLanguage } = page.site.config;
  if (codeLanguage !== undefined) {
    page.notes.push(
      changed(line, `the code is in ${codeLanguage}, as the config says of all code`),
    );
  }
  return codeLanguage;
}

/** Comments that marked lines because of the config are plain comments here. */
function noteComments(options: { page: PageContext; node: Code; line: number }): void {
  const { page, node, line } = options;
  const { foreignComments } = page.site.config;
  for (const [index, text] of node.value.split('\n').entries()) {
    const words = text.replace(/^\W+|\W+$/g, '');
    if (!foreignComments.includes(words)) continue;
    const message = `"${text.trim()}" marks nothing here: write // [!code ++] or another mark of this site`;
    page.notes.push(decide(line + 1 + index, message));
  }
}

const isScript = (language: string | null | undefined): boolean =>
  ['ts', 'tsx', 'typescript'].includes(language ?? '');

/** `bash npm2yarn` -> `npm`, if every line has an equivalent. */
function installLanguage(page: PageContext, node: Code): string {
  const { line } = rangeOf(page, node);
  const { failed } = convertNpmCommands(node.value);
  if (failed.length > 0) {
    page.notes.push(
      decide(line, `"${failed[0]}" has no form for other package managers: it is shown as it is`),
    );
    return node.lang ?? 'bash';
  }
  page.notes.push(changed(line, 'the commands are shown for every package manager'));
  return 'npm';
}

function migrateMeta(options: { page: PageContext; node: Code; line: number }): string {
  const { page, node, line } = options;
  const parts = metaOf(node).match(/\{[^}]*\}|[^\s={]+=(?:"[^"]*"|'[^']*'|\{[^}]*\})|\S+/g) ?? [];
  const kept: string[] = [];
  for (const part of parts) {
    const word = migrateWord(part);
    if (word === undefined) {
      const [name = part] = part.split(/[=:]/);
      const isNpm = name.startsWith('npm2yarn');
      if (name === 'twoslash')
        page.notes.push(changed(line, '"twoslash" is gone: every TypeScript sample is compiled'));
      else if (!isNpm) {
        const reason = droppedWords[part] ?? 'it means nothing here';
        page.notes.push(decide(line, `"${part}" is gone from the fence: ${reason}`));
      }
      continue;
    }
    if (word !== part) page.notes.push(changed(line, `"${part}" is written "${word}"`));
    kept.push(word);
  }
  if (isScript(node.lang) && !isTwoslash(node)) {
    page.notes.push(
      decide(
        line,
        'this sample was not compiled before, but is from now on: fix what the check reports, or write nocheck="reason"',
      ),
    );
  }
  return kept.join(' ');
}

/** @returns undefined for a removed word */
function migrateWord(part: string): string | undefined {
  if (part.startsWith('{')) {
    const ranges = part.replace(/\.{2,3}/g, '-').replace(/\s+/g, '');
    return parseFenceMeta(ranges).unknown.length === 0 ? ranges : undefined;
  }
  const numbers = /^showLineNumbers=\{(\d+)\}$/.exec(part)?.[1];
  if (numbers !== undefined) return `showLineNumbers=${numbers}`;
  return parseFenceMeta(part).unknown.length === 0 ? part : undefined;
}

/** Compiler directives that samples here do not support. */
const strangeDirective =
  /^[ \t]*\/\/[ \t]*@(?!filename|errors|include)(noErrors|target|module|moduleResolution|strict|lib|jsx|types|noImplicitAny|esModuleInterop|skipLibCheck|declaration|showEmit|showEmittedFile|log|warn|error|annotate)\b.*$/;

function migrateCode(options: {
  page: PageContext;
  node: Code;
  includes: Includes;
  line: number;
}): void {
  const { page, node, includes, line } = options;
  const { start, end } = rangeOf(page, node);
  const codeStart = page.text.indexOf('\n', start) + 1;
  const written = page.text.slice(codeStart, end);
  const expanded = expandIncludes(written, includes);
  for (const { name, line: at } of expanded.missing) {
    page.notes.push(decide(line + 1 + at, `nothing offers the code "${name}": write it out`));
  }
  let text = expanded.code;
  if (text !== written) page.notes.push(changed(line, 'included code is written out'));
  for (const [index, codeLine] of written.split('\n').entries()) {
    const name = strangeDirective.exec(codeLine)?.[1];
    if (name === undefined) continue;
    page.notes.push(
      decide(
        line + 1 + index,
        `"${codeLine.trim()}" is gone: samples are compiled with one set of options${name === 'noErrors' ? '; write nocheck="reason" on the fence if it cannot compile' : ''}`,
      ),
    );
  }
  text = text
    .split('\n')
    .filter((codeLine) => !strangeDirective.test(codeLine))
    .join('\n');
  if (text !== written) page.edits.push({ start: codeStart, end, text });
}

async function noteDiagram(options: {
  page: PageContext;
  node: Code;
  line: number;
}): Promise<void> {
  const { page, node, line } = options;
  if (!/(?:^|\s)title=/.test(metaOf(node))) {
    page.notes.push(
      decide(line, 'the diagram has no title: say in words what it shows, ```mermaid title="…"'),
    );
  }
  const complaint = await complainOfDiagram(node.value);
  if (complaint === undefined) return;
  // The only mistake may be semicolons at line ends, which other parsers allow.
  const { start, end } = rangeOf(page, node);
  const written = page.text.slice(start, end);
  const cleaned = written.replace(/;[ \t]*$/gm, '');
  const isEnough = (await complainOfDiagram(node.value.replace(/;[ \t]*$/gm, ''))) === undefined;
  if (isEnough && cleaned !== written) {
    const codeStart = written.indexOf('\n') + 1;
    page.edits.push({
      start: start + codeStart,
      end,
      text: written.slice(codeStart).replace(/;[ \t]*$/gm, ''),
    });
    page.notes.push(changed(line, 'the lines of the diagram end without ";"'));
  } else {
    page.notes.push(decide(line, `the diagram cannot be drawn here: ${complaint}`));
  }
}

async function complainOfDiagram(source: string): Promise<string | undefined> {
  try {
    await renderDiagram({ source, title: 'Diagram' });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
