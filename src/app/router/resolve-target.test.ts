import { expect, test } from 'vitest';
import { createTargetResolver } from './resolve-target.ts';

const origin = 'https://example.com';
const resolve = createTargetResolver({ origin, baseUrl: '/' });

test('a link to a page of the site has a path and a payload beside it', () => {
  expect(resolve('/docs/quickstart?tab=a#run')).toEqual({
    path: '/docs/quickstart',
    payloadUrl: 'https://example.com/docs/quickstart/payload.txt',
  });
  expect(resolve('/')).toEqual({ path: '/', payloadUrl: 'https://example.com/payload.txt' });
});

test('[R1] an ending is stripped from the address, query and anchor stay', () => {
  expect(resolve('/docs/quickstart/index.html?x=1#run')?.canonicalUrl).toBe(
    'https://example.com/docs/quickstart?x=1#run',
  );
  expect(resolve('/docs/')?.canonicalUrl).toBe('https://example.com/docs');
});

test.each([
  'https://other.example/docs',
  'mailto:someone@example.com',
  '/blog/rss.xml',
  '/assets/logo.svg',
])('%s is left to the browser', (address) => {
  expect(resolve(address)).toBeUndefined();
});

test('names with dots that are no endings are pages', () => {
  expect(resolve('/blog/release-11.6')?.path).toBe('/blog/release-11.6');
  expect(resolve('/docs/v10.45.4')?.path).toBe('/docs/v10.45.4');
});

test('addresses outside of the base URL are left to the browser', () => {
  const french = createTargetResolver({ origin, baseUrl: '/fr/' });
  expect(french('/docs')).toBeUndefined();
  expect(french('/fr/docs')?.payloadUrl).toBe('https://example.com/fr/docs/payload.txt');
  expect(french('/fr/')?.canonicalUrl).toBeUndefined();
});

test('endings of any case and length mean files, numbers of releases do not', () => {
  expect(resolve('/docs/LOGO.SVG')).toBeUndefined();
  expect(resolve('/manifest.webmanifest')).toBeUndefined();
  expect(resolve('/a.b')?.path).toBe('/a.b');
  expect(resolve('/notes/ending.longerthanall')?.path).toBe('/notes/ending.longerthanall');
  expect(resolve('/blog/v11.6.svg')).toBeUndefined();
  expect(resolve('/blog/11.60')?.path).toBe('/blog/11.60');
});

test('an address is compared as it is written, so that signs of other scripts have no second one', () => {
  expect(resolve('/docs/gr%C3%B6%C3%9Fe')).toEqual({
    path: '/docs/größe',
    payloadUrl: 'https://example.com/docs/gr%C3%B6%C3%9Fe/payload.txt',
  });
});
