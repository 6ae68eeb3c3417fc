import type { SampleFile } from '#shared/mdx-components.ts';

/** A line of code as the page shows it. */
export interface ShownLine {
  /** With its line end, if it has one. */
  text: string;
  /** Marked as removed in a difference. */
  isRemoved: boolean;
}

/**
 * What 'Copy' puts on the clipboard: the code as it should stand in the reader's file, so without
 * the lines that a difference removes, and without blank lines at the end.
 */
export function copyText(lines: readonly ShownLine[]): string {
  return lines
    .filter((line) => !line.isRemoved)
    .map((line) => line.text)
    .join('')
    .trimEnd();
}

const checkerLine = /^\s*\/\/\s*(?:---cut(?:-\w+)?---|@(?:errors|include):.*|\^[?|])\s*$/;

/**
 * What 'Copy all files' puts on the clipboard: every file with all its lines, under its name where there
 * are several, without the comments that are for the sample's checker.
 *
 * @throws where there are no files
 */
export function completeText(files: readonly SampleFile[] | undefined): string {
  if (!files?.length) throw new Error('The page has no files for this sample.');
  const texts = files.map(({ name, code }) => {
    const lines = code.split('\n').filter((line) => !checkerLine.test(line));
    const text = lines.map((line) => line.replace(/\s*\/\/ \[!code .*?\]\s*$/, '')).join('\n');
    return files.length === 1 ? text : `// ${name}\n${text}`;
  });
  return texts.join('\n\n');
}
