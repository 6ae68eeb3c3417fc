import { expect, test } from 'vitest';
import type { PageData } from './page-data.ts';
import { hasTwin, twinPath } from './twin-path.ts';

test('a twin is beside the folder of its page', () => {
  expect(twinPath('/')).toBe('/index.md');
  expect(twinPath('/docs/quickstart')).toBe('/docs/quickstart.md');
});

test.each<[boolean, PageData['kind'], string | undefined]>([
  [true, 'doc', undefined],
  // An old version, for example: it has text, although search engines leave it out.
  [true, 'doc', 'noindex'],
  [true, 'custom', undefined],
  [true, 'custom', 'max-image-preview:large'],
  [false, 'custom', 'noindex, follow'],
  [false, 'not-found', undefined],
  [false, 'doc-changes', undefined],
])('it is %s that a page has a twin: %s, with robots %s', (isThere, kind, robots) => {
  const head = (robots ? { robots } : {}) as PageData['head'];
  expect(hasTwin({ kind, head })).toBe(isThere);
});
