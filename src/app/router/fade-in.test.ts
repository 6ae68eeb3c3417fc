import { expect, onTestFinished, test, vi } from 'vitest';
import { fadeIn } from './fade-in.ts';

/** Fades in a text for a reader, and returns how long each fade takes. */
function fade({ isReduced }: { isReduced: boolean }) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query === '(prefers-reduced-motion: reduce)',
  }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const animate = vi.fn((_: { opacity: number[] }, { duration }: { duration: number }) => duration);
  fadeIn({ animate } as unknown as Element);
  fadeIn(null);
  return animate;
}

test('a late page fades in, from text that can already be read', () => {
  const [call] = fade({ isReduced: false }).mock.calls;
  expect(call?.[0].opacity.at(0)).toBeGreaterThan(0);
  expect(call?.[0].opacity.at(-1)).toBe(1);
  expect(call?.[1].duration).toBeGreaterThan(0);
});

test('nothing fades for a reader who prefers reduced motion', () => {
  expect(fade({ isReduced: true }).mock.calls).toEqual([]);
});
