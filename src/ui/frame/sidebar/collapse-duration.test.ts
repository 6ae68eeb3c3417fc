import { expect, test } from 'vitest';
import { collapseDuration } from './collapse-duration.ts';

test('[T5] taller lists take longer, within bounds', () => {
  const small = collapseDuration({ height: 40, reducedMotion: false });
  const tall = collapseDuration({ height: 400, reducedMotion: false });
  const huge = collapseDuration({ height: 40_000, reducedMotion: false });
  expect(small).toBeGreaterThan(100);
  expect(tall).toBeGreaterThan(small);
  expect(huge).toBe(240);
});

test('[T5] with reduced motion it takes one millisecond', () => {
  expect(collapseDuration({ height: 400, reducedMotion: true })).toBe(1);
});
