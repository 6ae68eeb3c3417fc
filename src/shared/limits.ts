/** Heading levels in a page's table of contents, unless the config or the page sets others. */
export const tocLevels = { min: 2, max: 3 } as const;

/** Search limits. Times are in milliseconds. */
export const searchLimits = {
  queryLength: 64,
  hitsPerPage: 20,
  /**
   * With 3 instead of 5, the best row of the next group is above the fold, and more queries show the right page.
   */
  hitsPerGroup: 3,
  /** Time after which a search counts as stalled. */
  stalledAfter: 300,
  /** Time without anything from a server after which a request counts as lost. */
  lostAfter: 8000,
} as const;
