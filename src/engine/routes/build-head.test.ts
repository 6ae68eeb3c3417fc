import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schema/site-config.ts';
import { localizeConfig } from '../config/localize-config.ts';
import { buildHead } from './build-head.ts';
import { breadcrumbList } from './structured-data.ts';

const config = siteConfigSchema.parse({
  title: 'Test',
  tagline: 'A site.',
  url: 'https://test.example',
  baseUrl: '/base/',
  version: '1.0.0',
  repository: 'https://github.com/example/test',
  socialCard: '/img/card.png',
  navbar: { title: 'Test' },
  docs: {},
});

test('[M1] titles end with the name of the site, addresses are absolute', () => {
  const head = buildHead({ config, path: '/docs/a', title: 'A', description: 'About a.' });
  expect(head).toEqual({
    title: 'A | Test',
    description: 'About a.',
    canonical: 'https://test.example/base/docs/a',
    image: { href: 'https://test.example/base/img/card.png', alt: 'A | Test' },
    type: 'website',
    docsVersion: 'current',
    docsTag: 'default',
    jsonLd: [],
  });
});

test('[M1] the home page has its own title; a page without a description has the tagline', () => {
  const head = buildHead({ config, path: '/', title: 'Test: a site', description: '' });
  expect(head).toMatchObject({
    title: 'Test: a site',
    description: 'A site.',
    canonical: 'https://test.example/base/',
  });
});

test('[M1] canonical, robots, image and version where they are given', () => {
  const head = buildHead({
    config,
    path: '/docs/v1/a',
    title: 'A',
    description: 'About a.',
    canonicalPath: '/docs/b',
    robots: 'noindex',
    image: 'https://cdn.example/a.png',
    version: '1.x',
  });
  expect(head).toMatchObject({
    title: 'A (1.x) | Test',
    canonical: 'https://test.example/base/docs/b',
    robots: 'noindex',
    image: { href: 'https://cdn.example/a.png' },
    docsVersion: '1.x',
    docsTag: 'docs-default-1.x',
  });
});

test('[M1] a page without a picture of its own has a drawn card with a size', () => {
  const { socialCard: _none, ...without } = config;
  const image = (path: string) =>
    buildHead({ config: without, path, title: 'A', description: 'About a.' }).image;
  expect(image('/docs/a')).toEqual({
    href: 'https://test.example/base/social/docs/a.png',
    alt: 'A | Test',
    size: { width: 1200, height: 630 },
  });
  expect(image('/').href).toBe('https://test.example/base/social/index.png');
});

test('[M1] a page names itself in every locale, and where there is one only, nothing', () => {
  const locale = (htmlLang: string) => ({ label: htmlLang, direction: 'ltr' as const, htmlLang });
  const locales = { en: locale('en'), ar: locale('ar-EG') };
  const page = { path: '/docs/a', title: 'A', description: 'About a.' };
  const alternates = [
    { hreflang: 'en', href: 'https://test.example/base/docs/a' },
    { hreflang: 'ar-EG', href: 'https://test.example/base/ar/docs/a' },
    { hreflang: 'x-default', href: 'https://test.example/base/docs/a' },
  ];
  const both = { ...config, i18n: { defaultLocale: 'en', locales } };
  const arabic = localizeConfig({ config: both, locale: 'ar' });
  // Search engines need the same set on both sides.
  expect(buildHead({ ...page, config: both }).alternates).toEqual(alternates);
  expect(buildHead({ ...page, config: arabic }).alternates).toEqual(alternates);
  expect(buildHead({ ...page, config }).alternates).toBeUndefined();
  const kept = { ...page, config: both };
  expect(buildHead({ ...kept, robots: 'noindex' }).alternates).toBeUndefined();
  expect(buildHead({ ...kept, canonicalPath: '/docs/b' }).alternates).toBeUndefined();
});

test('[M1] breadcrumbs as structured data, steps without a page left out', () => {
  const breadcrumbs = [{ label: 'Server' }, { label: 'A', href: '/docs/a' }];
  expect(breadcrumbList(config, breadcrumbs)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1, name: 'A', item: 'https://test.example/base/docs/a' }],
  });
});
