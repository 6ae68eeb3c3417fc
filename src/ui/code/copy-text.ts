import type { SampleFile } from '#shared/mdx-components.ts';

/** A line of code on the page. */
export interface ShownLine {
  /** Including its line break, if it has one. */
  text: string;
  /** Marked as removed in a diff. */
  isRemoved: boolean;
}

/**
 * The text that 'Copy' puts on the clipboard: the code for the reader's own file, so without lines that a diff removes
 * and without trailing blank lines.
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
 * The text that 'Copy all files' puts on the clipboard: every file with all its lines, under its name if there are
 * several, without checker comments.
 *
 * @throws if there are no files
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
