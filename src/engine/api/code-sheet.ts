import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ApiCode } from '#shared/api.ts';
import type { CodeHighlighter } from '../code/code-highlighter.ts';
import { type CodeToken, renderCode } from '../code/render-code.ts';
import { defined } from '../defined.ts';
import { type NameLink, type PrintedCode, wordPattern } from './printed-code.ts';

/** The context of a code snippet: a member or a type alone is not valid TypeScript. */
export type CodeKind = 'statement' | 'member' | 'class-member' | 'type' | 'predicate';

const wrappers: Readonly<Record<CodeKind, (text: string) => string>> = {
  statement: (text) => text,
  member: (text) => `interface _ {\n${text}\n}`,
  'class-member': (text) => `declare class _ {\n${text}\n}`,
  type: (text) => `type _ = ${text};`,
  predicate: (text) => `type _ = () => ${text};`,
};

/** Maximum line width in the text column, in characters. */
const MAX_WIDTH = 76;

/** All code of a reference, formatted and highlighted at once, because each run needs a process. */
export interface CodeSheet {
  /** @returns the code; it is empty until `finish` fills it in */
  add(code: PrintedCode, kind: CodeKind): SheetCode;
  /** @returns code whose links could not be placed, which is a bug in this module */
  finish(): Promise<{ unplaced: string[] }>;
}

/** A snippet of the sheet. All fields are empty until `finish` has run. */
export interface SheetCode extends ApiCode {
  /** Formatted, without colors. */
  text: string;
  /** Only the first lines. */
  cut(lines: number): ApiCode;
}

interface Entry {
  printed: PrintedCode;
  kind: CodeKind;
  code: SheetCode;
}

export function createCodeSheet(options: { highlighter: CodeHighlighter }): CodeSheet {
  const { highlighter } = options;
  const entries: Entry[] = [];
  return {
    add(printed, kind) {
      const code: SheetCode = { html: '', lines: 0, text: '', cut: () => ({ html: '', lines: 0 }) };
      entries.push({ printed, kind, code });
      return code;
    },
    async finish() {
      const unplaced: string[] = [];
      const formatted = formatAll(entries.map(({ printed, kind }) => wrappers[kind](printed.text)));
      for (const [index, { printed, kind, code }] of entries.entries()) {
        const wrapped = formatted[index] ?? '';
        const tokens = await highlighter.tokenize({ code: wrapped, language: 'ts' });
        const lines = unwrap(tokens, kind);
        const words = isAmbient(printed.text) ? printed.words.slice(1) : printed.words;
        const linked = placeLinks(lines, words);
        if (!linked) unplaced.push(printed.text);
        fill(code, linked ?? lines);
      }
      return { unplaced };
    },
  };
}

function fill(code: SheetCode, lines: CodeToken[][]): void {
  const dots: CodeToken[] = [{ content: '…' }];
  code.text = lines.map(textOf).join('\n');
  code.lines = lines.length;
  code.html = renderCode({ lines });
  code.cut = (count) => {
    const first = [...lines.slice(0, count), dots];
    return { html: renderCode({ lines: first }), lines: first.length };
  };
}

/** Formats with Biome, like this project; `// @@` separates the snippets. */
function formatAll(pieces: string[]): string[] {
  const source = pieces.map((piece) => `// @@\n${piece}\n`).join('\n');
  const output = execFileSync(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome')),
      'format',
      '--stdin-file-path=api.ts',
      '--indent-style=space',
      `--line-width=${MAX_WIDTH}`,
      '--javascript-formatter-quote-style=single',
      '--quote-properties=preserve',
      '--files-max-size=100000000',
    ],
    // In another folder, so that no configuration applies.
    { input: source, cwd: tmpdir(), encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  return output
    .split(/^\/\/ @@$/m)
    .slice(1)
    .map((piece) => piece.trim());
}

/** Extracts the code from its context. */
function unwrap(lines: CodeToken[][], kind: CodeKind): CodeToken[][] {
  if (kind === 'member' || kind === 'class-member') {
    return lines.slice(1, -1).map((line) => dropStart(line, 2));
  }
  const [first = [], ...rest] = lines;
  if (kind === 'statement') {
    return [isAmbient(textOf(first)) ? dropStart(first, 'declare '.length) : first, ...rest];
  }
  const start = wrappers[kind]('').slice(0, -1);
  const inner =
    textOf(first) === start.trimEnd()
      ? rest.map((line) => dropStart(line, 2))
      : [dropStart(first, start.length), ...rest];
  return inner.map((line, index) => (index === inner.length - 1 ? dropSemicolon(line) : line));
}

/** Classes and constants of declaration files are invalid without `declare`, but readers need not see it. */
function isAmbient(text: string): boolean {
  return text.startsWith('declare ');
}

function dropStart(line: CodeToken[], count: number): CodeToken[] {
  let left = count;
  return line.flatMap((token) => {
    const cut = Math.min(left, token.content.length);
    left -= cut;
    return cut === token.content.length ? [] : [{ ...token, content: token.content.slice(cut) }];
  });
}

function dropSemicolon(line: CodeToken[]): CodeToken[] {
  const last = line.at(-1);
  if (!last?.content.endsWith(';')) return line;
  const content = last.content.slice(0, -1);
  return [...line.slice(0, -1), ...(content === '' ? [] : [{ ...last, content }])];
}

function textOf(line: CodeToken[]): string {
  return line.map(({ content }) => content).join('');
}

/** Formatting changes only white space and punctuation: the words stay the same, in the same order. */
function placeLinks(lines: CodeToken[][], words: PrintedCode['words']): CodeToken[][] | undefined {
  let count = 0;
  const linked = lines.map((line) => {
    const links = [...textOf(line).matchAll(wordPattern)].flatMap((match) => {
      const link = words[count];
      count += 1;
      return link ? [{ start: match.index, end: match.index + match[0].length, link }] : [];
    });
    return links.length === 0 ? line : linkLine(line, links);
  });
  return count === words.length ? linked : undefined;
}

function linkLine(
  line: CodeToken[],
  links: { start: number; end: number; link: NameLink }[],
): CodeToken[] {
  let column = 0;
  return line.flatMap((token) => {
    const pieces: CodeToken[] = [];
    for (const content of token.content.split(/(?<![\w$])(?=[\w$])|(?<=[\w$])(?![\w$])/)) {
      const found = links.find(({ start, end }) => column >= start && column < end);
      const { href, hover } = found?.link ?? {};
      pieces.push({
        ...token,
        content,
        ...defined({ href, hover }),
      });
      column += content.length;
    }
    return pieces;
  });
}
