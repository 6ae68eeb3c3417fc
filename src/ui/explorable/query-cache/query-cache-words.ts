/** The strings of this picture in one place, because bundlers inline the table at each mention. */
export const words = STRINGS.explorable.queryCache;
