import type { VFileMessage } from 'vfile-message';
import type { Problem } from '#shared/problem.ts';
import { positionAt } from '../problems/position.ts';

/** Part of a text: offsets, end excluded. */
export interface TextRange {
  start: number;
  end: number;
}

/** A parser's message in words for the author, and the parts of the source that cause it. */
export function describeSyntaxError({
  message,
  source,
}: {
  message: VFileMessage;
  source: string;
}): { problem: Problem; ranges: TextRange[] } {
  const tag = /`<([^`]*)>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(message.reason);
  if (message.ruleId === 'end-tag-mismatch' && tag) {
    const start = offsetAt(source, Number(tag[2]), Number(tag[3]));
    const end = offsetAt(source, Number(tag[4]), Number(tag[5]));
    const closing = findWrongClosing({ name: tag[1] ?? '', message, source, end });
    return {
      problem:
        closing?.problem(positionAt(source, start)) ??
        describeOpenTag(tag[1] ?? '', message, source, start),
      ranges: [{ start, end }, ...(closing ? [closing.range] : [])],
    };
  }
  const { line, column } = pointOf(message);
  const offset = offsetAt(source, line, column);
  const open = source.lastIndexOf('{', offset);
  if (message.ruleId === 'unexpected-eof' && source.startsWith('{/*', open)) {
    const problem: Problem = {
      code: 'mdx-syntax',
      severity: 'error',
      ...positionAt(source, open),
      message: 'The comment that begins here is not closed.',
      hint: 'Write "-->" at its end, or "*/}" if it begins with "{/*".',
    };
    return { problem, ranges: [{ start: open, end: source.length }] };
  }
  return {
    problem: { severity: 'error', line, column, ...explain(message, source, offset) },
    ranges: [rangeToBlame(message, source, offset)],
  };
}

/**
 * The closing tag of an element if it is there, but wrong: with another name, which nothing opens, or behind the tag that
 * closes its parent. Blamed together with the opening tag, so that one mistake is one problem.
 */
function findWrongClosing(options: {
  name: string;
  message: VFileMessage;
  source: string;
  /** Where the opening tag ends. */
  end: number;
}):
  | { range: TextRange; problem: (place: { line: number; column: number }) => Problem }
  | undefined {
  const { name, message, source, end } = options;
  const found = /closing tag `<\/([^`]*)>`/.exec(message.reason)?.[1];
  const { line, column } = pointOf(message);
  const at = offsetAt(source, line, column);
  if (found === undefined || name === '' || voidElements.has(name) || at < end) return undefined;
  if (!source.includes(`<${found}`)) {
    return {
      range: { start: at, end: source.indexOf('>', at) + 1 },
      problem: (place) => ({
        code: 'mdx-syntax',
        severity: 'error',
        ...place,
        message: `The tag <${name}> is closed by </${found}>, which has another name.`,
        hint: `Write </${name}>: capital and small letters differ.`,
      }),
    };
  }
  const closing = `</${name}>`;
  const later = source.indexOf(closing, at);
  const between = source.slice(at, later);
  if (later === -1 || between.includes(`<${name}`) || between.includes('\n\n')) return undefined;
  return {
    range: { start: later, end: later + closing.length },
    problem: (place) => ({
      code: 'mdx-syntax',
      severity: 'error',
      ...place,
      message: `The tags <${found}> and <${name}> cross: <${name}> begins inside of <${found}> and ends behind it.`,
      hint: `Swap the closing tags: ${closing}</${found}>.`,
    }),
  };
}

/** Replaces a part with spaces and keeps line breaks. */
export function blankOut(source: string, { start, end }: TextRange): string {
  return (
    source.slice(0, start) + source.slice(start, end).replace(/[^\n]/g, ' ') + source.slice(end)
  );
}

function describeOpenTag(
  name: string,
  message: VFileMessage,
  source: string,
  start: number,
): Problem {
  const found = /closing tag `(<\/[^`]*>)`/.exec(message.reason)?.[1];
  const place = positionAt(source, start);
  const isVoid = voidElements.has(name);
  return {
    code: 'mdx-syntax',
    severity: 'error',
    ...place,
    message: isVoid
      ? `The tag <${name}> is not closed.`
      : found
        ? `The tag <${name}> is not closed before ${found}.`
        : `The tag <${name}> is not closed.`,
    hint: isVoid
      ? `Write <${name} />.`
      : `Add </${name}> in the same block: a tag opened in a paragraph or list item must close there, and one alone on its line closes alone on a line. To show a "<" write \\< or put it in \`code\`.`,
  };
}

function explain(
  message: VFileMessage,
  source: string,
  offset: number,
): Pick<Problem, 'code' | 'message' | 'hint'> {
  const cause = message.cause instanceof Error ? message.cause.message : undefined;
  if (message.source === 'micromark-extension-mdxjs-esm') {
    return {
      code: 'mdx-import',
      message: `A paragraph that begins with "import" or "export" is read as code, but this is not valid code: ${lower(cause ?? message.reason)}.`,
      hint: 'Begin the paragraph with another word, or put the code in a fence.',
    };
  }
  if (message.ruleId === 'acorn') {
    return {
      code: 'mdx-expression',
      message: `The expression in braces is not valid JavaScript: ${lower(cause ?? message.reason)}.`,
      hint: 'To show a brace write \\{ or put it in `code`.',
    };
  }
  if (message.ruleId === 'non-spread') {
    return {
      code: 'mdx-expression',
      message: 'Braces among the attributes of a tag may only contain a spread.',
      hint: 'Write name={value}.',
    };
  }
  if (message.ruleId === 'unexpected-closing-slash') {
    const written = /^<?\/[^>]*>/.exec(source.slice(source.lastIndexOf('<', offset)))?.[0];
    return {
      code: 'mdx-syntax',
      message: `The closing tag ${written ?? ''} has no opening tag.`,
      hint: 'Remove it, or open the tag in the same block.',
    };
  }
  const isAddress = /^<[a-z]+:\/\//i.test(source.slice(source.lastIndexOf('<', offset)));
  if (isAddress) {
    return {
      code: 'mdx-syntax',
      message: 'An address in angle brackets is read as a tag.',
      hint: 'Write [text](address), or the address without brackets.',
    };
  }
  return {
    code: 'mdx-syntax',
    message: `${message.reason.replace(/ \(note: .*\)$/, '')}.`,
    hint: message.reason.includes('corresponding closing brace')
      ? 'Close the brace; to show one write \\{ or put it in `code`.'
      : 'To show a "<" or "{" write \\< or \\{, or put it in `code`.',
  };
}

/** The smallest part without which the rest can be parsed. */
function rangeToBlame(message: VFileMessage, source: string, offset: number): TextRange {
  const lineEnd = endOfLine(source, offset);
  if (message.source === 'micromark-extension-mdxjs-esm') {
    const paragraph = source.slice(0, offset).lastIndexOf('\n\n');
    return { start: paragraph + 1, end: lineEnd };
  }
  const isExpression = message.source === 'micromark-extension-mdx-expression';
  const start = source.lastIndexOf(isExpression ? '{' : '<', offset);
  if (start === -1) return { start: source.lastIndexOf('\n', offset - 1) + 1, end: lineEnd };
  const closing = source.indexOf(isExpression ? '}' : '>', offset - 1);
  const end = message.ruleId === 'unexpected-eof' ? start + 1 : closing + 1;
  return { start, end: end > start && end <= lineEnd ? end : start + 1 };
}

const voidElements = new Set(['br', 'hr', 'img', 'input', 'wbr', 'source', 'track', 'col']);

function pointOf(message: VFileMessage): { line: number; column: number } {
  const place = message.place;
  if (place === undefined) return { line: message.line ?? 1, column: message.column ?? 1 };
  const { line, column } = 'start' in place ? place.start : place;
  return { line, column };
}

function offsetAt(source: string, line: number, column: number): number {
  let start = 0;
  for (let current = 1; current < line; current += 1) start = source.indexOf('\n', start) + 1;
  return start + column - 1;
}

function endOfLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end === -1 ? source.length : end;
}

const lower = (text: string): string =>
  (text.charAt(0).toLowerCase() + text.slice(1)).replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '');
