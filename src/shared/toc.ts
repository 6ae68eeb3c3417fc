/** One heading in the table of contents. */
export interface TocItem {
  /** Heading level, 2 to 6. */
  level: number;
  /** The heading's `id` on the page. */
  id: string;
  /** The heading as plain text. */
  label: string;
}
