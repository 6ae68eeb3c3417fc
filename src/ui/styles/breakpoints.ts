/**
 * Widths of the window, in pixels, at which layouts change; each counts as the narrower one. Style sheets cannot read
 * them, so a test compares: a sheet has no width of its own.
 */
export const breakpoints = {
  /** Buttons fill the line. */
  phone: 480,
  /** What is beside each other on paper is one below the other. */
  column: 640,
  /** The search's modal takes the window. */
  modal: 700,
  /** Comparisons and cards get a second column. */
  tablet: 768,
  /** A menu takes the place of the bar's links and of the sidebar; the search shows no preview. */
  menu: 996,
  /** The home page gets its widest rows. */
  landing: 1120,
  /** There is room for the contents of the page beside it, and for words in every button of the bar. */
  contents: 1240,
} as const;
