import { canonicalLanguage } from './code-languages.ts';
import { type MarkedLine, type MarkProblem, readCodeMarks } from './code-marks.ts';

/** A fence's code as a reader sees it. */
export interface Sample {
  /** One for each file with a shown line; `name` where `// @filename:` gave one. */
  files: { name?: string; lines: MarkedLine[] }[];
  problems: MarkProblem[];
}

const scriptLanguages = new Set(['ts', 'tsx', 'js', 'jsx']);

const cutBefore = /^\s*\/\/\s*---cut(?:-before)?---\s*$/;
const cutAfter = /^\s*\/\/\s*---cut-after---\s*$/;
const cutStart = /^\s*\/\/\s*---cut-start---\s*$/;
const cutEnd = /^\s*\/\/\s*---cut-end---\s*$/;
const fileName = /^\s*\/\/\s*@filename:\s*(\S.*?)\s*$/;
/** `// @errors: 2345`, `// @noErrors`, `//   ^?`: for the checker, not for the reader. */
const directive = /^\s*\/\/\s*(?:@[a-zA-Z]+:(?:\s.*)?|@no[A-Z]\w*|\^(?:\?|\|).*)\s*$/;

/**
 * What of a fence's code is shown. `// ---cut---` hides all above, `// ---cut-after---` all below,
 * `---cut-start---` to `---cut-end---` what is between; lines for the checker are left out;
 * `// @filename:` starts a file; marks become marks. Only scripts have such lines.
 */
export function parseSample({ code, language }: { code: string; language: string }): Sample {
  const lines = code.split('\n').map((text, source) => ({ text, source }));
  if (!scriptLanguages.has(canonicalLanguage(language))) {
    const marked = readCodeMarks(lines);
    return { files: [{ lines: marked.lines }], problems: marked.problems };
  }

  const first = lines.findLastIndex(({ text }) => cutBefore.test(text)) + 1;
  const end = lines.findIndex(({ text }, index) => index >= first && cutAfter.test(text));
  const files: { name?: string; lines: { text: string; source: number }[] }[] = [{ lines: [] }];
  let hidden = false;
  for (const [index, line] of lines.entries()) {
    const name = fileName.exec(line.text)?.[1];
    if (name !== undefined) files.push({ name, lines: [] });
    if (cutStart.test(line.text)) hidden = true;
    const shown = !hidden && index >= first && (end === -1 || index < end);
    if (cutEnd.test(line.text)) hidden = false;
    else if (shown && name === undefined && !directive.test(line.text))
      files.at(-1)?.lines.push(line);
  }

  const problems: MarkProblem[] = [];
  const read = files.map((file) => {
    const marked = readCodeMarks(trimBlankLines(file.lines));
    problems.push(...marked.problems);
    return { ...file, lines: marked.lines };
  });
  const shownFiles = read.filter((file) => file.lines.length > 0);
  return { files: shownFiles.length > 0 ? shownFiles : [{ lines: [] }], problems };
}

/**
 * The files of a sample with all their lines, as a machine runs them: `main.ts` where no name is
 * given.
 */
export function sampleFiles({
  code,
  language,
}: {
  code: string;
  language: string;
}): { name: string; code: string }[] {
  const extension = canonicalLanguage(language);
  const files: { name: string; lines: string[] }[] = [{ name: `main.${extension}`, lines: [] }];
  for (const text of code.split('\n')) {
    const name = fileName.exec(text)?.[1];
    if (name === undefined) files.at(-1)?.lines.push(text);
    else files.push({ name, lines: [] });
  }
  return files
    .map(({ name, lines }) => ({ name, code: lines.join('\n').trim() }))
    .filter((file) => file.code !== '');
}

function trimBlankLines<Line extends { text: string }>(lines: Line[]): Line[] {
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  const last = lines.findLastIndex(({ text }) => text.trim() !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}
