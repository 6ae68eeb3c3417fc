import { expect, test } from 'vitest';
import type { DocsVersion } from '#shared/docs-version.ts';
import { findVersion } from './find-version.ts';

const versions = ['11.x', '10.x', '1.x', 'Next'].map((label, index) => {
  return { label, isLast: index === 0 } as DocsVersion;
});
const labelOf = (written: string | undefined) => {
  const found = findVersion(versions, written);
  return 'label' in found ? found.label : found.text;
};

test.each([
  [undefined, '11.x'],
  ['latest', '11.x'],
  ['', '11.x'],
  ['10.x', '10.x'],
  ['v10', '10.x'],
  ['10', '10.x'],
  [' V10.X ', '10.x'],
  ['10.45.2', '10.x'],
  ['1', '1.x'],
  ['next', 'Next'],
])('%s names %s', (written, label) => {
  expect(labelOf(written)).toBe(label);
});

test.each(['12', '100.x', '0', 'x', 'v', '1x'])(
  '%s names none, and what is allowed is said',
  (it) => {
    expect(labelOf(it)).toBe(`There is no version "${it}". Allowed: 11.x, 10.x, 1.x, Next.`);
  },
);
