import { expect, test } from 'vitest';
import {
  formatSearchParameters,
  namedVersion,
  parseSearchParameters,
  versionOfPath,
} from './search-parameters.ts';

const versions = [
  { name: 'current', label: '11.x', tag: 'a', path: '/docs', kinds: [] },
  { name: '10.x', label: '10.x', tag: 'b', path: '/docs/v10', kinds: [] },
];

test.each(['', '?q=router', '?q=a+b%26c&version=10.x&kind=post&error=a%0Ab&page=3'])(
  '[P7] %j is read and written again',
  (search) => {
    expect(formatSearchParameters(parseSearchParameters(search))).toBe(search);
  },
);

test.each(['?page=0', '?page=-1', '?page=x', '?page=1.5', '?page=', '?q='])(
  '[P7] %s is the first page of nothing',
  (search) => {
    expect(parseSearchParameters(search)).toEqual({
      query: '',
      version: '',
      kind: '',
      error: '',
      page: 1,
    });
  },
);

test('[S3] a query in the address is cut too', () => {
  expect(parseSearchParameters(`?q=${'x'.repeat(500)}`).query).toHaveLength(64);
});

test('a page is of the version with the longest path', () => {
  expect(versionOfPath('/docs/v10/quickstart', versions)).toBe('10.x');
  expect(versionOfPath('/docs/v10', versions)).toBe('10.x');
  expect(versionOfPath('/docs/quickstart', versions)).toBe('11.x');
  expect(versionOfPath('/blog', versions)).toBeUndefined();
});

test('a version is named by its label or its name', () => {
  const of = (wanted: string) => namedVersion(versions, wanted)?.name;
  expect([of('11.x'), of('current'), of('10.x'), of('7.x'), of('')]).toEqual([
    'current',
    'current',
    '10.x',
    undefined,
    undefined,
  ]);
});
