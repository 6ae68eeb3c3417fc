import { afterEach, expect, test, vi } from 'vitest';
import { keepScrollPosition, restoreScrollPosition } from './scroll-positions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function openWindow(view: { scrollX: number; scrollY: number }) {
  const scrolls: unknown[] = [];
  const states: unknown[] = [];
  vi.stubGlobal('window', { ...view, scrollTo: (to: unknown) => scrolls.push(to) });
  vi.stubGlobal('navigation', {
    updateCurrentEntry: ({ state }: { state: unknown }) => states.push(state),
  });
  return { states, scrolls };
}

test('[R2] an entry keeps the place that it was left at', () => {
  const { states, scrolls } = openWindow({ scrollX: 3, scrollY: 400 });
  keepScrollPosition();
  expect(restoreScrollPosition({ getState: () => states.at(-1) })).toBe(true);
  expect(scrolls).toEqual([{ left: 3, top: 400, behavior: 'instant' }]);
});

test('[R2] an entry that was never left has no place, and nothing moves', () => {
  const { scrolls } = openWindow({ scrollX: 0, scrollY: 0 });
  expect(restoreScrollPosition({ getState: () => undefined })).toBe(false);
  expect(scrolls).toEqual([]);
});
