import { expect, test } from 'vitest';
import { addressOf, cacheName, type Places, versionOfCache } from './places.ts';

const at = (root: string) => ({ root }) as Places;
const site = at('https://example.com/');
const arabic = at('https://example.com/ar/');

test.each(['current', '10.x', 'next (beta)', 'ü%'])('the cache of %s is found again', (name) => {
  const cache = cacheName(site, { name, build: 'abc' });
  expect(versionOfCache(site, cache)).toBe(name);
  expect(versionOfCache(arabic, cache)).toBeUndefined();
});

test('caches of others are nobody’s, and caches in an older form are the site’s', () => {
  expect(versionOfCache(site, 'workbox-precache-v2-https://example.com/')).toBeUndefined();
  expect(versionOfCache(site, '')).toBeUndefined();
  expect(versionOfCache(site, 'offline-0 https://example.com/ current abc')).toBeNull();
});

test('addresses have the base URL, and escapes where they need them', () => {
  expect(addressOf(arabic, '/docs')).toBe('https://example.com/ar/docs');
  expect(addressOf(site, '/img/a b.png')).toBe('https://example.com/img/a%20b.png');
});
