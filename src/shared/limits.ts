/** Levels of headings in the contents of a page, where neither the config nor the page says otherwise. */
export const tocLevels = { min: 2, max: 3 } as const;

/** Limits of the search. Times in milliseconds. */
export const searchLimits = {
  queryLength: 64,
  hitsPerPage: 20,
  /** The specification allows 5. With 3 the best row of the next group is above the fold, and more queries find theirs. */
  hitsPerGroup: 3,
  recentCount: 7,
  /** Where there are favourites too. */
  recentCountWithFavorites: 4,
  favoriteCount: 10,
  /** After that a search counts as stalled. */
  stalledAfter: 300,
} as const;
