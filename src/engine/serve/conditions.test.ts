import { expect, test } from 'vitest';
import { evaluateConditions, requestedRange } from './conditions.ts';

const state = { etag: '"a-1"', lastModified: 'Tue, 02 Sep 2025 10:00:00 GMT' };
const earlier = 'Mon, 01 Sep 2025 10:00:00 GMT';
const later = 'Wed, 03 Sep 2025 10:00:00 GMT';

test.each([
  [{}, 200],
  [{ 'if-none-match': '"a-1"' }, 304],
  [{ 'if-none-match': 'W/"a-1"' }, 304],
  [{ 'if-none-match': '"b", "a-1"' }, 304],
  [{ 'if-none-match': '*' }, 304],
  [{ 'if-none-match': '"b"' }, 200],
  [{ 'if-none-match': '' }, 200],
  [{ 'if-modified-since': state.lastModified }, 304],
  [{ 'if-modified-since': later }, 304],
  [{ 'if-modified-since': earlier }, 200],
  [{ 'if-modified-since': 'no date' }, 200],
  [{ 'if-none-match': '"b"', 'if-modified-since': later }, 200],
  [{ 'if-match': '"a-1"' }, 200],
  [{ 'if-match': '"b"' }, 412],
  [{ 'if-match': '"b"', 'if-none-match': '"a-1"' }, 412],
  [{ 'if-unmodified-since': later }, 200],
  [{ 'if-unmodified-since': earlier }, 412],
  [{ 'if-unmodified-since': 'no date' }, 200],
])('%j -> %i', (headers, status) => {
  expect(evaluateConditions(headers, state)).toBe(status);
});

test.each([
  [undefined, undefined],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['Bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=99999999999999999999999-', 'outside'],
  ['bytes=9-0', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=a-b', undefined],
  ['bytes=1.5-2', undefined],
  ['lines=0-1', undefined],
])('of 100 bytes: %s', (range, expected) => {
  expect(requestedRange({ range }, { ...state, size: 100 })).toEqual(expected);
});

test('no part of an empty file can be sent', () => {
  expect(requestedRange({ range: 'bytes=0-' }, { ...state, size: 0 })).toBe('outside');
  expect(requestedRange({ range: 'bytes=-5' }, { ...state, size: 0 })).toBe('outside');
});

test.each([
  [state.etag, { start: 5, end: 99 }],
  [state.lastModified, { start: 5, end: 99 }],
  ['"b"', undefined],
  [`W/${state.etag}`, undefined],
  [earlier, undefined],
])('if-range %s', (condition, expected) => {
  const headers = { range: 'bytes=5-', 'if-range': condition };
  expect(requestedRange(headers, { ...state, size: 100 })).toEqual(expected);
});
