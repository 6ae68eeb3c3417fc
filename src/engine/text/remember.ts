/** Makes something of a text. */
export type Remember = <T>(options: {
  /** Whose text it is, and what is made of it. */
  key: string;
  text: string;
  make: () => T;
}) => T;

/** Makes it again each time. */
export const rememberNothing: Remember = ({ make }) => make();

/**
 * For a process that reads the same files again and again: while a text is the same, so is what was made of it. It
 * is shared between all who ask, and nobody may change it.
 */
export function rememberTexts(): Remember {
  const known = new Map<string, { text: string; value: unknown }>();
  return <T>({ key, text, make }: { key: string; text: string; make: () => T }) => {
    const last = known.get(key);
    // The key says what was made, and so which type it has.
    if (last?.text === text) return last.value as T;
    const value = make();
    known.set(key, { text, value });
    return value;
  };
}
