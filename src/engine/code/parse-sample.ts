import { canonicalLanguage } from './code-languages.ts';
import { type MarkedLine, type MarkProblem, readCodeMarks } from './code-marks.ts';

/** A fence's code as readers see it. */
export interface Sample {
  /** One for each file with a visible line; `name` if `// @filename:` sets one. */
  files: { name?: string | undefined; lines: MarkedLine[] }[];
  problems: MarkProblem[];
}

const scriptLanguages = new Set(['ts', 'tsx', 'js', 'jsx']);

const cutBefore = /^\s*\/\/\s*---cut(?:-before)?---\s*$/;
const cutAfter = /^\s*\/\/\s*---cut-after---\s*$/;
const cutStart = /^\s*\/\/\s*---cut-start---\s*$/;
const cutEnd = /^\s*\/\/\s*---cut-end---\s*$/;
const fileName = /^\s*\/\/\s*@filename:\s*(\S.*?)\s*$/;
/** `// @errors: 2345`, `//   ^?` and similar: instructions for the checker, hidden from readers. */
const directive = /^\s*\/\/\s*(?:@[a-zA-Z]+:(?:\s.*)?|@no[A-Z]\w*|\^(?:\?|\|).*)\s*$/;

/** The role of a line: visible, compiled only, or an instruction for the checker. */
export type SampleLineRole = 'shown' | 'hidden' | 'directive';

/** A line of a sample, with its role. */
export interface SampleLine {
  text: string;
  /** Line within the fence's code, counted from 0. */
  source: number;
  role: SampleLineRole;
}

/** One file of a sample: the lines below a `// @filename:`, or those before the first one. */
export interface SamplePart {
  name?: string | undefined;
  /** Line of the `// @filename:`. */
  source?: number;
  lines: SampleLine[];
}

/**
 * Splits a script into files and marks which lines are visible. `// ---cut---` hides all lines above, `//
 * ---cut-after---` all lines below, and `---cut-start---` to `---cut-end---` the lines in between. The first part has
 * no name and may be empty.
 */
export function splitSample(code: string): SamplePart[] {
  const texts = code.split('\n');
  const first = texts.findLastIndex((text) => cutBefore.test(text)) + 1;
  const end = texts.findIndex((text, index) => index >= first && cutAfter.test(text));
  const parts: SamplePart[] = [{ lines: [] }];
  let hidden = false;
  for (const [source, text] of texts.entries()) {
    const name = fileName.exec(text)?.[1];
    if (name !== undefined) {
      parts.push({ name, source, lines: [] });
      continue;
    }
    if (cutStart.test(text)) hidden = true;
    if (cutEnd.test(text)) hidden = false;
    const shown = !hidden && source >= first && (end === -1 || source < end);
    const role = isDirective(text) ? 'directive' : shown ? 'shown' : 'hidden';
    parts.at(-1)?.lines.push({ text, source, role });
  }
  return parts;
}

function isDirective(text: string): boolean {
  return [cutBefore, cutAfter, cutStart, cutEnd, directive].some((pattern) => pattern.test(text));
}

/** Whether code in this language, as written on a fence, may contain lines for the checker. */
export function isScript(language: string): boolean {
  return scriptLanguages.has(canonicalLanguage(language));
}

/**
 * The visible part of a fence's code: see `splitSample` for the hidden parts. Comment marks become line marks. Only
 * scripts have hidden lines.
 */
export function parseSample({ code, language }: { code: string; language: string }): Sample {
  if (!isScript(language)) {
    const marked = readCodeMarks(code.split('\n').map((text, source) => ({ text, source })));
    return { files: [{ lines: marked.lines }], problems: marked.problems };
  }
  const problems: MarkProblem[] = [];
  const files = splitSample(code).map(({ name, lines }) => {
    const marked = readCodeMarks(trimBlankLines(lines.filter(({ role }) => role === 'shown')));
    problems.push(...marked.problems);
    return { name, lines: marked.lines };
  });
  const shownFiles = files.filter((file) => file.lines.length > 0);
  return { files: shownFiles.length > 0 ? shownFiles : [{ lines: [] }], problems };
}

/** Name of an unnamed sample file. */
export function defaultFileName(language: string): string {
  return `main.${canonicalLanguage(language)}`;
}

/** The files of a sample with all their lines, ready to run: `main.ts` if no name is given. */
export function sampleFiles({
  code,
  language,
}: {
  code: string;
  language: string;
}): { name: string; code: string }[] {
  return splitSample(code)
    .map(({ name = defaultFileName(language), lines }) => {
      return {
        name,
        code: lines
          .map(({ text }) => text)
          .join('\n')
          .trim(),
      };
    })
    .filter((file) => file.code !== '');
}

/** Whether a sample has more than its first visible file shows: other files, hidden lines. */
export function isPartOfSample({ code, language }: { code: string; language: string }): boolean {
  if (!isScript(language)) return false;
  const parts = splitSample(code).filter(({ lines }) => lines.some(({ text }) => text.trim()));
  return parts.length > 1 || parts.some(({ lines }) => lines.some(isHiddenCode));
}

function isHiddenCode({ role, text }: SampleLine): boolean {
  return role === 'hidden' && text.trim() !== '';
}

function trimBlankLines<Line extends { text: string }>(lines: Line[]): Line[] {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}
