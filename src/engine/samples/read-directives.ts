import type { Problem } from '#shared/problem.ts';
import type { SampleLine } from '../code/parse-sample.ts';
import { didYouMean } from '../problems/suggest.ts';

/** A parsed line for the checker. */
export type Directive =
  | { kind: 'errors'; codes: number[] }
  | { kind: 'include'; name: string }
  | { kind: 'query'; query: 'type' | 'completions'; column: number }
  | { kind: 'cut' };

/** A mistake in a line, without its place. */
export type DirectiveProblem = Pick<Problem, 'message' | 'hint'>;

const cutWords = ['---cut---', '---cut-after---', '---cut-start---', '---cut-end---'];
const namedDirectives = ['filename', 'errors', 'include'];

const cutPattern = /^\s*\/\/\s*---cut(?:-before|-after|-start|-end)?---\s*$/;
const queryPattern = /^(\s*\/\/\s*)\^([?|])(.*)$/;
const namedPattern = /^\s*\/\/\s*@(\w+)(:?)(?:\s+(.*?))?\s*$/;
/** Clearly meant as a cut mark. */
const nearCutPattern = /^\s*\/\/\s*(-+\s*cut\b.*|cut[\w-]*-{2,})\s*$/i;

/**
 * Parses a line that may be a checker directive. `@filename` has already been handled; ordinary
 * lines return undefined.
 */
export function readDirective(
  line: SampleLine,
): { directive: Directive } | { problem: DirectiveProblem } | undefined {
  const { text } = line;
  if (cutPattern.test(text)) return { directive: { kind: 'cut' } };
  const nearCut = nearCutPattern.exec(text)?.[1];
  if (nearCut !== undefined) {
    const hint = `Write one of ${cutWords.map((word) => `// ${word}`).join(', ')}.`;
    return { problem: { message: `"${nearCut}" cuts nothing.`, hint } };
  }
  const query = queryPattern.exec(text);
  if (query) return readQuery(query);
  const [, name, colon, value] = namedPattern.exec(text) ?? [];
  if (name === undefined) return undefined;
  return readNamed({ name, value: colon ? value : undefined, line });
}

function readQuery(
  match: RegExpExecArray,
): { directive: Directive } | { problem: DirectiveProblem } {
  const [, before = '', sign, after = ''] = match;
  if (after.trim() !== '') {
    const hint = 'Write nothing after it, because the checker writes the answer.';
    return { problem: { message: `"${after.trim()}" comes after "^${sign}".`, hint } };
  }
  const kind = sign === '?' ? 'type' : 'completions';
  return { directive: { kind: 'query', query: kind, column: before.length } };
}

function readNamed(options: {
  name: string;
  value: string | undefined;
  line: SampleLine;
}): { directive: Directive } | { problem: DirectiveProblem } | undefined {
  const { name, value, line } = options;
  if (!namedDirectives.includes(name)) {
    // "// @tanstack/react-query" or "// @deprecated" are comments for readers.
    if (line.role !== 'directive') return undefined;
    const hint = [
      didYouMean({ written: name, names: namedDirectives }),
      `Directives are ${namedDirectives.map((it) => `// @${it}:`).join(', ')}.`,
      'To leave a sample unchecked, write nocheck="reason" on the fence.',
    ];
    return {
      problem: { message: `"@${name}" is not a directive.`, hint: hint.filter(Boolean).join(' ') },
    };
  }
  if (!value) {
    const hint = `Write it as in // @${name}: ${exampleOf[name]}`;
    return { problem: { message: `"${line.text.trim()}" says nothing.`, hint } };
  }
  if (name === 'include') return { directive: { kind: 'include', name: value } };
  if (name !== 'errors') return undefined;
  const codes = value.split(/[\s,]+/);
  const wrong = codes.find((code) => !/^(?:TS)?\d{4,5}$/.test(code));
  if (wrong !== undefined) {
    const hint = 'Write the numbers of the errors that the sample shows: // @errors: 2345 2322';
    return { problem: { message: `"${wrong}" is not an error number.`, hint } };
  }
  return {
    directive: { kind: 'errors', codes: codes.map((code) => Number(code.replace('TS', ''))) },
  };
}

const exampleOf: Readonly<Record<string, string>> = {
  filename: 'server.ts',
  errors: '2345',
  include: 'context',
};
