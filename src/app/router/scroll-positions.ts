/** Where the reader was on each entry of the history, as long as this document lives. */
export interface ScrollPositions {
  /** Notes the place on the entry that is being left. Call it before the page changes. */
  leave(entry: NavigationHistoryEntry | null): void;
  /** Goes to the place on an entry that the reader comes back to. Returns whether it is known. */
  restore(key: string): boolean;
}

/**
 * The browser keeps such places too, by the entry that is current. A page that is swapped under it is
 * first clamped and anchored to the new content, which overwrites the place to come back to.
 */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map<string, { left: number; top: number }>();
  return {
    leave(entry) {
      if (entry) positions.set(entry.key, { left: window.scrollX, top: window.scrollY });
    },
    restore(key) {
      const position = positions.get(key);
      if (position) window.scrollTo({ ...position, behavior: 'instant' });
      return position !== undefined;
    },
  };
}
