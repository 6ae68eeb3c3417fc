import type { Problem } from '#shared/problem.ts';
import { positionAt } from '../problems/position.ts';

/** A content file, split in two. */
export interface SplitContent {
  /** Text between the delimiter lines; empty if there are none. */
  yaml: string;
  /** Its offset in the file. */
  offset: number;
  /** The text with the front matter blanked out, so that line numbers stay valid. */
  body: string;
  /** Problems with the delimiter lines. */
  problems: Problem[];
}

/** Dashes or plus signs followed by a key are meant as front matter, also below a comment. */
const opening =
  /^(?<before>(?:\s|\{\/\*(?:(?!\*\/\})[\s\S])*\*\/\}|<!--(?:(?!-->)[\s\S])*-->)*)(?<mark>-{2,}|[–—]+|\+{3})[ \t]*\n(?=(?:[ \t]*(?:#.*)?\n)*[ \t]*[\w-]+[ \t]*[:=](?:[ \t]|\n|$))/;
/** Front matter of other programs: `;;;`, or dashes with the name of a language. */
const foreign =
  /^\s*(?:;{3}|-{3}[ \t]*(?<language>[a-z]+))[ \t]*\n(?:[^\n]*\n)*?(?:;{3}|-{3})[ \t]*(?:\n|$)/i;
/** Only keys between two delimiters, as the first thing in a text. */
const block = /^\s*---[ \t]*\n(?:[\w-]+:(?: [^\n]*)?\n(?:[ \t][^\n]*\n)*)+---[ \t]*(?:\n|$)/;
/** Between delimiters but without keys: the schema reports what is missing. */
const closedText = /^---[ \t]*\n(?:[^\S\n]*\S[^\n]*\n)*?---[ \t]*(?:\n|$)/;

/** Separates the front matter from a content file, even if its delimiters are not quite right. */
export function splitFrontMatter({ file, source }: { file: string; source: string }): SplitContent {
  const begun = opening.exec(source);
  if (begun === null) {
    const other = foreign.exec(source);
    if (other) return readForeign({ file, source, begun: other });
    const text = closedText.exec(source)?.[0];
    const start = source.indexOf('\n') + 1;
    const split = text
      ? part(source, start, text.lastIndexOf('---'), text.length)
      : { yaml: '', offset: 0, body: source };
    return { ...split, problems: [] };
  }
  const { before = '', mark = '' } = begun.groups ?? {};
  const start = begun[0].length;
  const end = endOf(source, start);
  const split = part(source, start, end.yaml, end.body);
  const complain = (
    code: string,
    message: string,
    hint: string,
    at = before.length,
  ): SplitContent => {
    const place = { file, ...positionAt(source, at) };
    const problem: Problem = { code, severity: 'error', message, hint, ...place };
    return { ...split, yaml: mark === '+++' ? '' : split.yaml, problems: [problem] };
  };
  if (mark === '+++') {
    return complain(
      'front-matter-toml',
      'Front matter between lines of "+++" is TOML, which is not read.',
      'Write YAML between lines of "---": title: Define routers',
    );
  }
  if (before !== '' || mark !== '---') {
    return complain(
      'front-matter-not-first',
      before === ''
        ? `The front matter begins with "${mark}".`
        : 'The front matter is not the first thing in the file: it would be published as text.',
      'The first line is three dashes, ---, with nothing before them.',
    );
  }
  if (!end.isClosed) {
    return complain(
      'front-matter-not-closed',
      'The front matter that begins here has no end: its lines would be published as text.',
      'Write a line of three dashes, ---, below its last key.',
    );
  }
  const rest = source.slice(end.body);
  if (block.test(rest)) {
    return complain(
      'front-matter-twice',
      'The file has front matter twice: the second would be published as text.',
      'Put all keys between the first two lines of three dashes.',
      end.body + rest.indexOf('---'),
    );
  }
  return { ...split, problems: [] };
}

/** Lines allowed in front matter: keys, lists, indented lines, comments, and empty ones. */
const yamlLine = /^(?:[ \t].*|#.*|-(?: .*)?|["']?[\w-]+["']?[ \t]*[:=].*|[\]}].*)?$/;
const marks = /^[ \t]*(?:-{2,}|[–—]+|\+{3}|\.{3})[ \t]*$/;

/** End of the keys and start of the text. Without a closing delimiter, at the first empty line. */
function endOf(source: string, start: number): { yaml: number; body: number; isClosed: boolean } {
  let emptyLine: number | undefined;
  let isHeading = false;
  for (let at = start; at < source.length; ) {
    const next = source.indexOf('\n', at);
    const lineEnd = next === -1 ? source.length : next;
    const line = source.slice(at, lineEnd);
    if (marks.test(line)) {
      if (isHeading) break;
      const isClosed = /^(?:---|\+\+\+)[ \t]*$/.test(line);
      return { yaml: at, body: Math.min(lineEnd + 1, source.length), isClosed };
    }
    if (line.trim() === '') emptyLine ??= at;
    else if (emptyLine !== undefined) {
      // Text below an empty line: the closing dashes may be a horizontal rule in the page.
      if (!yamlLine.test(line)) break;
      // A comment looks like a heading, but is a comment if keys follow.
      isHeading = /^#+ /.test(line);
    }
    at = lineEnd + 1;
  }
  const end = emptyLine ?? source.length;
  return { yaml: end, body: end, isClosed: false };
}

/** Front matter that is not YAML between dashes; its text is neither read nor published. */
function readForeign(options: {
  file: string;
  source: string;
  begun: RegExpExecArray;
}): SplitContent {
  const { file, source, begun } = options;
  const [text] = begun;
  const first = text.trimStart().split('\n')[0]?.trim();
  const problem: Problem = {
    code: 'front-matter-foreign',
    severity: 'error',
    message: `Front matter that begins with a line "${first}" is not read.`,
    hint: 'Write YAML between lines of "---": title: Define routers',
    file,
    ...positionAt(source, text.length - text.trimStart().length),
  };
  return { ...part(source, 0, 0, text.length), problems: [problem] };
}

function part(source: string, start: number, yamlEnd: number, bodyStart: number) {
  const blank = source.slice(0, bodyStart).replace(/[^\n]+/g, '');
  return {
    yaml: source.slice(start, yamlEnd),
    offset: start,
    body: blank + source.slice(bodyStart),
  };
}
