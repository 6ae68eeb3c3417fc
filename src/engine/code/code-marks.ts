import { ownValue } from '../own-value.ts';
import type { LineMark } from './render-code.ts';

/** Comment marks that authors may write in code -> their effect on a line. */
export const codeMarks: Readonly<Record<string, LineMark>> = {
  highlight: 'hl',
  hl: 'hl',
  '++': 'add',
  '--': 'del',
  focus: 'focus',
};

/** A line without its mark comments, and the marks that apply to it. */
export interface MarkedLine {
  text: string;
  /** Line within the fence's code, counted from 0. */
  source: number;
  marks: Set<LineMark>;
}

/** A mark that does not exist, or that applies to no line. */
export interface MarkProblem {
  /** The mark as written. */
  mark: string;
  /** Line within the fence's code, counted from 0. */
  source: number;
}

/**
 * Comments of every language shown here. The mark is unambiguous, so the language does not matter.
 */
const comment = (inner: string): RegExp =>
  new RegExp(
    `\\s*(?:\\{\\s*/\\*\\s*${inner}\\s*\\*/\\s*\\}|/\\*\\s*${inner}\\s*\\*/|<!--\\s*${inner}\\s*-->|(?://|#|--|;|%)\\s*${inner})\\s*$`,
  );

const inlineMark = comment('\\[!code ([^\\]\\s:]+)(?::(\\d+))?\\]');
/** A mark with a slip, such as a space or a value: `[! code hl]`, `[!code word:a]`. */
const misspeltMark = comment('\\[\\s*!\\s*code\\b([^\\]]*)\\]');
const lineMark = comment('(highlight-next-line|highlight-line|highlight-start|highlight-end)');

/**
 * Removes the marks from code. `// [!code ++]` at the end of a line applies to that line; alone on
 * a line, it applies to the next one. `:3` after the name extends it to three lines.
 * `highlight-next-line`, `highlight-start` and `highlight-end` are always on separate lines.
 */
export function readCodeMarks(lines: { text: string; source: number }[]): {
  lines: MarkedLine[];
  problems: MarkProblem[];
} {
  const kept: MarkedLine[] = [];
  const problems: MarkProblem[] = [];
  /** Marks for following lines: kind and number of lines. */
  let pending: { mark: LineMark; lines: number }[] = [];

  const keep = (text: string, source: number): void => {
    const marks = new Set<LineMark>();
    for (const ahead of pending) marks.add(ahead.mark);
    pending = pending
      .map((ahead) => ({ ...ahead, lines: ahead.lines - 1 }))
      .filter((ahead) => ahead.lines > 0);
    kept.push({ text, source, marks });
  };

  for (const { text, source } of lines) {
    const inline = inlineMark.exec(text);
    const line = inline ? null : lineMark.exec(text);
    const match = inline ?? line;
    if (match === null) {
      const misspelt = misspeltMark
        .exec(text)
        ?.slice(1)
        .find((group) => group !== undefined);
      if (misspelt !== undefined) problems.push({ mark: misspelt.trim(), source });
      keep(text, source);
      continue;
    }
    const [name, count] = match.slice(1).filter((group) => group !== undefined);
    const rest = text.slice(0, match.index);
    const alone = rest.trim() === '';
    if (line) {
      if (name === 'highlight-end') pending = pending.filter((ahead) => ahead.lines < Infinity);
      else if (name === 'highlight-start') pending.push({ mark: 'hl', lines: Infinity });
      else pending.push({ mark: 'hl', lines: 1 });
      if (!alone) keep(rest, source);
      continue;
    }
    const mark = name === undefined ? undefined : ownValue(codeMarks, name);
    if (mark === undefined) {
      problems.push({ mark: name ?? '', source });
      if (!alone) keep(rest, source);
      continue;
    }
    pending.push({ mark, lines: Number(count ?? 1) });
    if (!alone) keep(rest, source);
  }
  return { lines: kept, problems };
}
