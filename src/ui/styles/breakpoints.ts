/**
 * Breakpoints in pixels; each value itself belongs to the narrower layout. Style sheets cannot read them, so a test
 * checks that sheets use no other widths.
 */
export const breakpoints = {
  /** The field of the search dialog has a line without the version: only with large text. */
  field: 304,
  /** Buttons fill the line. */
  phone: 480,
  /** Elements that are side by side in print are stacked. */
  column: 640,
  /** The search dialog fills the window; the controls of the playground need two rows. */
  modal: 700,
  /** Comparisons and cards get a second column. */
  tablet: 768,
  /** A menu replaces the bar's links and the sidebar; the search shows no preview, the playground one file at a time. */
  menu: 996,
  /** The home page gets its widest rows. */
  landing: 1120,
  /** The table of contents fits beside the page, and every button in the bar has text. */
  contents: 1240,
} as const;

/** A breakpoint for the usual size of text, which grows with the reader's. */
export function inEm(width: number): `${number}em` {
  return `${width / 16}em`;
}

/** Media query for windows in which the list of results and its preview fit side by side. */
export const ROOM_FOR_PREVIEW = `(width > ${inEm(breakpoints.menu)})`;
