import { expect, test } from 'vitest';
import { readFilter } from './read-filter.ts';

const filters = [
  { kind: 'guide', label: 'Guides', prefix: 'guide:' },
  { kind: 'reference', label: 'API', prefix: 'api:' },
] as const;

test.each([
  ['api: link', 'reference', 'link'],
  ['api:link', 'reference', 'link'],
  ['guide:', 'guide', ''],
  ['api', undefined, 'api'],
  ['apis: link', undefined, 'apis: link'],
  ['the api: link', undefined, 'the api: link'],
  ['Api: link', undefined, 'Api: link'],
  ['blog: link', undefined, 'blog: link'],
])('%j looks for %s: %j', (text, kind, query) => {
  const read = readFilter(text, [...filters]);
  expect([read.filter?.kind, read.query]).toEqual([kind, query]);
});
