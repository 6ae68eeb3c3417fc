import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROGRESS_DELAY_MS, startProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs a navigation with a minimal element that only has attributes. */
function start() {
  const attributes = new Map<string, string>();
  const root = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  return { attributes, end: startProgress(root as unknown as HTMLElement) };
}

test('[R4] a navigation is announced after the delay, and not before', () => {
  const { attributes, end } = start();
  vi.advanceTimersByTime(PROGRESS_DELAY_MS - 1);
  expect([...attributes]).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([...attributes]).toEqual([['data-navigating', '']]);
  end();
  expect([...attributes]).toEqual([]);
});

test('[R4] one that ends in time is never announced', () => {
  const { attributes, end } = start();
  end();
  vi.advanceTimersByTime(10 * PROGRESS_DELAY_MS);
  expect([...attributes]).toEqual([]);
});
