/** Scroll position of each history entry, for the lifetime of this document. */
export interface ScrollPositions {
  /** Records the position for the entry being left. Call it before the page changes. */
  leave(entry: NavigationHistoryEntry | null): void;
  /** Restores the position of an entry. Returns whether it is known. */
  restore(key: string): boolean;
}

/**
 * The browser also stores such positions, for its current entry. If the page is replaced first, the position is clamped
 * and anchored to the new content, which overwrites the one to restore.
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
