import { expect, test } from 'vitest';
import { stemOf } from './stem.ts';

test('a word and what is derived from it have one stem', () => {
  for (const words of [
    ['deploy', 'deploys', 'deployed', 'deploying', 'deployment', 'deployments'],
    ['query', 'queries', 'queried'],
    ['authenticate', 'authentication'],
  ]) {
    expect(new Set(words.map(stemOf)).size, words.join(', ')).toBe(1);
  }
});
