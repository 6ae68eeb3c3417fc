import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';

test('a word and what is derived from it have one stem', () => {
  for (const words of [
    ['deploy', 'deploys', 'deployed', 'deploying', 'deployment', 'deployments'],
    ['query', 'queries', 'queried'],
    ['authenticate', 'authentication'],
    ['author', 'authors', 'authoring'],
  ]) {
    expect(new Set(words.map(stemOf)).size, words.join(', ')).toBe(1);
  }
});

test.each([
  ['author', 'authorize'],
  ['invalid', 'invalidate'],
  ['product', 'production'],
  ['import', 'important'],
  ['express', 'expressions'],
  ['generate', 'generics'],
  ['generic', 'generators'],
  ['origin', 'original'],
  ['observable', 'observability'],
])('%s and %s have different stems', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test('forms of such a word have one stem, and what only begins like it has its own', () => {
  expect(new Set(['authorize', 'authorized', 'authorization'].map(stemOf)).size).toBe(1);
  expect(new Set(['invalidate', 'invalidates', 'invalidation'].map(stemOf)).size).toBe(1);
  expect(stemOf('authorizashun')).toBe('authorizashun');
});
