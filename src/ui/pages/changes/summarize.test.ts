import { expect, test } from 'vitest';
import { summarize } from './summarize.ts';

const none = { changed: 0, added: 0, removed: 0, moved: 0, same: 0, samples: 0 };

test('a comparison in a sentence says only what there is', () => {
  expect(summarize({ ...none, changed: 3, added: 2, removed: 1, moved: 1, samples: 4 })).toBe(
    '3 sections changed, 2 are new, 1 is gone, 1 moved. 4 samples differ.',
  );
  expect(summarize({ ...none, added: 1, samples: 1 })).toBe('1 section is new. 1 sample differs.');
  expect(summarize({ ...none, same: 5 })).toBe('No section reads differently.');
});
