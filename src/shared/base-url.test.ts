import { expect, test } from 'vitest';
import { withBaseUrl, withoutBaseUrl } from './base-url.ts';

test.each([
  ['/docs', '/', '/docs'],
  ['/', '/', '/'],
  ['/docs', '/fr/', '/fr/docs'],
  ['/', '/fr/', '/fr/'],
  ['https://example.com/', '/fr/', 'https://example.com/'],
  ['//example.com/', '/fr/', '//example.com/'],
  ['#top', '/fr/', '#top'],
])('%s below %s is %s', (href, baseUrl, expected) => {
  expect(withBaseUrl(href, baseUrl)).toBe(expected);
});

test.each([
  ['/fr/docs', '/fr/', '/docs'],
  ['/fr/', '/fr/', '/'],
  ['/fr', '/fr/', '/'],
  ['/french', '/fr/', undefined],
  ['/docs', '/', '/docs'],
  ['/', '/', '/'],
])('the site path of %s below %s is %s', (pathname, baseUrl, expected) => {
  expect(withoutBaseUrl(pathname, baseUrl)).toBe(expected);
});
