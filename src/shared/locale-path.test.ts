import { expect, test } from 'vitest';
import { localizedHref } from './locale-path.ts';

const english = { currentLocale: 'en', defaultLocale: 'en', baseUrl: '/' };

test('[L11] another locale has its name before the path', () => {
  expect(localizedHref({ ...english, path: '/docs/quickstart', locale: 'fr' })).toBe(
    '/fr/docs/quickstart',
  );
  expect(localizedHref({ ...english, path: '/', locale: 'fr' })).toBe('/fr/');
});

test('[L11] the default locale has no prefix', () => {
  const french = { currentLocale: 'fr', defaultLocale: 'en', baseUrl: '/fr/' };
  expect(localizedHref({ ...french, path: '/docs/quickstart', locale: 'en' })).toBe(
    '/docs/quickstart',
  );
  expect(localizedHref({ ...french, path: '/docs/quickstart', locale: 'fr' })).toBe(
    '/fr/docs/quickstart',
  );
});

test('[L11] query and anchor are kept', () => {
  expect(
    localizedHref({ ...english, path: '/search', query: '?q=a', hash: '#b', locale: 'fr' }),
  ).toBe('/fr/search?q=a#b');
});

test("[L11] the site's own base URL stays in front", () => {
  const french = { currentLocale: 'fr', defaultLocale: 'en', baseUrl: '/site/fr/' };
  expect(localizedHref({ ...french, path: '/docs', locale: 'en' })).toBe('/site/docs');
  expect(localizedHref({ ...french, path: '/docs', locale: 'de' })).toBe('/site/de/docs');
  const namesake = { ...french, baseUrl: '/fr/site/fr/' };
  expect(localizedHref({ ...namesake, path: '/docs', locale: 'en' })).toBe('/fr/site/docs');
});
