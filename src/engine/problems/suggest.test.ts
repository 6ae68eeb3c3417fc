import { expect, test } from 'vitest';
import { didYouMean, didYouMeanPaths, hintOfNames, nearNames } from './suggest.ts';

test('[V5] near names come best first, far ones not at all', () => {
  const names = ['server/routers', 'server/context', 'client/links'];
  expect(nearNames({ written: 'server/router', names })).toEqual(['server/routers']);
  expect(nearNames({ written: 'something', names })).toEqual([]);
  expect(
    nearNames({ written: 'content/docs/v1/gone.mdx', names: ['content/docs/v1/guide.mdx'] }),
  ).toEqual([]);
});

test('[V5] a name that moved to another folder is near', () => {
  expect(nearNames({ written: 'routers', names: ['server/routers', 'client/links'] })).toEqual([
    'server/routers',
  ]);
});

test('[V5] what was written is never suggested, even if it is among the names', () => {
  // As that of a link whose target is gone.
  const names = ['plan.png', 'plans.png'];
  expect(nearNames({ written: 'plan.png', names })).toEqual(['plans.png']);
});

test('[V5] hints name what was meant, else what exists', () => {
  expect(didYouMean({ written: 'titel', names: ['title', 'tile'] })).toBe(
    'Did you mean "tile" or "title"?',
  );
  expect(hintOfNames({ written: 'zzz', names: ['a', 'b'], what: 'docs of 1.x' })).toBe(
    'The docs of 1.x: "a" and "b".',
  );
});

test('[V5] hints name pages by their paths', () => {
  const paths = ['/a', '/b', '/c'].map((path) => ({ path }));
  expect(didYouMeanPaths(paths)).toBe('Did you mean /a, /b or /c?');
  expect(didYouMeanPaths(paths.slice(0, 1))).toBe('Did you mean /a?');
  expect(didYouMeanPaths([])).toBeUndefined();
});
