/** Scroll position of a history entry. */
interface Position {
  left: number;
  top: number;
}

/**
 * Stores the scroll position of the current history entry in it, where a reload and other documents leave it. Call it
 * before the page changes.
 *
 * The browser also stores such positions, for its current entry. If the page is replaced first, the position is clamped
 * and anchored to the new content, which overwrites the one to restore.
 */
export function keepScrollPosition(): void {
  const state: Position = { left: window.scrollX, top: window.scrollY };
  navigation.updateCurrentEntry({ state });
}

/** Scrolls to the position stored in an entry. Returns whether there is one. */
export function restoreScrollPosition(entry: Pick<NavigationDestination, 'getState'>): boolean {
  const position = entry.getState() as Position | undefined;
  if (position) window.scrollTo({ ...position, behavior: 'instant' });
  return position !== undefined;
}
