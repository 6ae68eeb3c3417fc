/** The words of this picture, in one place: each mention of the table is a copy of it. */
export const words = STRINGS.explorable.onion;
