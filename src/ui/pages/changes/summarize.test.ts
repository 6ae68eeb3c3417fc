import { expect, test } from 'vitest';
import type { ComparisonCounts } from '#shared/changes.ts';
import { labelsOf } from './section-labels.ts';
import { summarize } from './summarize.ts';

const none = { changed: 0, added: 0, removed: 0, moved: 0, same: 0, samples: 0 };
const sentence = (counts: Partial<ComparisonCounts>) =>
  summarize({ counts: { ...none, ...counts }, newer: '2.x', older: '1.x' });

test('a comparison in a sentence says only what there is', () => {
  expect(sentence({ changed: 3, added: 2, removed: 1, moved: 1, samples: 4 })).toBe(
    '3 sections read differently, 2 are only in 2.x, 1 is only in 1.x, 1 is in another place. 4 samples differ.',
  );
  expect(sentence({ added: 1, samples: 1 })).toBe('1 section is only in 2.x. 1 sample differs.');
  expect(sentence({ same: 5 })).toBe('No section reads differently.');
});

test('labels speak of the sections of the two pages, and not of what the versions can do', () => {
  const pages = { newer: { label: '2.x' }, older: { label: '1.x' } };
  const label = (state: 'same' | 'changed' | 'added' | 'removed', isMoved = false) =>
    labelsOf({ state, isMoved }, pages).join(', ');
  expect(label('added')).toBe('Section only in 2.x');
  expect(label('removed')).toBe('Section only in 1.x');
  expect(label('changed', true)).toBe('Text differs, In another place');
  expect(label('same', true)).toBe('In another place');
});
