/** Numbers that the specification fixes (SPEC 4, 5, 9), each named once. Times in milliseconds. */
export const limits = {
  /** Navigation that takes longer shows the progress bar. */
  progressBarDelay: 200,
  /** Parts of a page that take longer to load show a spinner. */
  spinnerDelay: 200,
  /** Widest window, in pixels, with the side menu in place of the bar. */
  mobileBreakpoint: 996,
  /** Pathnames that the route matcher remembers. */
  routeCacheEntries: 10_000,
  tocLevelMin: 2,
  tocLevelMax: 3,
  /** Length of the collapse animation for readers who prefer reduced motion. */
  reducedMotionDuration: 1,
} as const;

/** The numbers of the search. */
export const searchLimits = {
  queryLength: 64,
  hitsPerPage: 20,
  hitsPerGroup: 5,
  recentCount: 7,
  /** Where there are favourites too. */
  recentCountWithFavorites: 4,
  favoriteCount: 10,
  /** After that a search counts as stalled. */
  stalledAfter: 300,
} as const;
