/**
 * Whether a part that has loaded late may take the focus and the scroll position: its place is still in the window, and
 * the reader has not moved the focus since.
 *
 * @param place what the part belongs to
 * @param asked what asked for the part; left out if it is gone by now
 */
export function isAwaited(place: Element, asked?: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const { activeElement, body } = document;
  const isInWindow = bottom > 0 && top < innerHeight;
  return isInWindow && (activeElement === body || activeElement === asked);
}
