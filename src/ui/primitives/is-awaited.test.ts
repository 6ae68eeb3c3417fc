import { afterEach, expect, test, vi } from 'vitest';
import { isAwaited } from './is-awaited.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const body = {} as Element;
const link = {} as Element;
const field = {} as Element;
/** A part's place in a window of 800 pixels. */
const placeAt = (top: number) =>
  ({ getBoundingClientRect: () => ({ top, bottom: top + 100 }) }) as Element;

function focusOn(activeElement: Element) {
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('document', { body, activeElement });
}

test.each([
  [-100, false],
  [-99, true],
  [799, true],
  [800, false],
])('a place at %i pixels is in the window: %s', (top, isInWindow) => {
  focusOn(body);
  expect(isAwaited(placeAt(top))).toBe(isInWindow);
});

test('the focus stays where the reader has moved it', () => {
  focusOn(link);
  expect(isAwaited(placeAt(0), link)).toBe(true);
  expect(isAwaited(placeAt(0))).toBe(false);
  focusOn(field);
  expect(isAwaited(placeAt(0), link)).toBe(false);
});
