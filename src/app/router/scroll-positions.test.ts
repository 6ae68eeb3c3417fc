import { afterEach, expect, test, vi } from 'vitest';
import { createScrollPositions } from './scroll-positions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const entry = (key: string) => ({ key }) as NavigationHistoryEntry;

function openWindow() {
  const scrolls: unknown[] = [];
  const view = { scrollX: 0, scrollY: 0, scrollTo: (to: unknown) => scrolls.push(to) };
  vi.stubGlobal('window', view);
  return { view, scrolls };
}

test('[R2] the place on an entry is the last one that it was left at', () => {
  const { view, scrolls } = openWindow();
  const positions = createScrollPositions();
  Object.assign(view, { scrollX: 3, scrollY: 400 });
  positions.leave(entry('a'));
  Object.assign(view, { scrollX: 0, scrollY: 900 });
  positions.leave(entry('b'));
  positions.leave(entry('a'));
  expect(positions.restore('a')).toBe(true);
  expect(positions.restore('b')).toBe(true);
  const place = { left: 0, top: 900, behavior: 'instant' };
  expect(scrolls).toEqual([place, place]);
});

test('[R2] an entry that was never left has no place, and nothing moves', () => {
  const { scrolls } = openWindow();
  const positions = createScrollPositions();
  positions.leave(null);
  expect(positions.restore('a')).toBe(false);
  expect(scrolls).toEqual([]);
});
