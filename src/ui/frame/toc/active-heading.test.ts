import { expect, test } from 'vitest';
import { activeHeading } from './active-heading.ts';

const headings = [
  { id: 'one', top: -400 },
  { id: 'two', top: 90 },
  { id: 'three', top: 600 },
];

test('[D4] the last heading above the reading line is the active one', () => {
  expect(activeHeading({ headings, line: 120, atEnd: false })).toBe('two');
  expect(activeHeading({ headings, line: 80, atEnd: false })).toBe('one');
});

test('[D4] before the first heading none is active', () => {
  expect(activeHeading({ headings, line: -500, atEnd: false })).toBeUndefined();
});

test('[D4] at the end of the page the last heading is active', () => {
  expect(activeHeading({ headings, line: 120, atEnd: true })).toBe('three');
});
