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
