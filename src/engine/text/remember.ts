/** Computes a value from a text. */
export type Remember = <T>(options: {
  /** Owner of the text, and kind of the value. */
  key: string;
  text: string;
  make: () => T;
}) => T;

/** Computes it each time. */
export const rememberNothing: Remember = ({ make }) => make();

/**
 * For a process that reads the same files repeatedly: as long as a text is the same, its value is reused. The value is
 * shared by all callers, who must not change it.
 */
export function rememberTexts(): Remember {
  const known = new Map<string, { text: string; value: unknown }>();
  return <T>({ key, text, make }: { key: string; text: string; make: () => T }) => {
    const last = known.get(key);
    // The key identifies the kind of value and therefore its type.
    if (last?.text === text) return last.value as T;
    const value = make();
    known.set(key, { text, value });
    return value;
  };
}
