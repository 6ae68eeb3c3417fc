/** One heading of a page, as the table of contents shows it. */
export interface TocItem {
  /** Heading level, 2 to 6. */
  level: number;
  /** The heading's `id` in the page. */
  id: string;
  /** The heading as plain text. */
  label: string;
}
