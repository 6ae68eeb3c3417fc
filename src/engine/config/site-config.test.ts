import { expect, test } from 'vitest';
import { docsVersionsConfigSchema } from '#schema/docs-version-config.ts';
import { navbarItemSchema, navbarItemTypes } from '#schema/navbar-item-config.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import versions from '../../../content/docs/versions.ts';
import siteConfig from '../../../site.config.ts';
import { buildShell } from './build-shell.ts';

const config = siteConfigSchema.parse(siteConfig);
const shell = buildShell(config);

test('[M3] the values that the site promises', () => {
  expect(shell).toMatchObject({
    title: 'tRPC',
    tagline: 'Move fast and break nothing. End-to-end typesafe APIs made easy.',
    url: 'https://trpc.io',
    locale: { name: 'en', htmlLang: 'en', direction: 'ltr' },
    storage: 'local',
  });
  expect(config.baseUrl).toBe('/');
  expect(Object.keys(config.i18n.locales)).toEqual(['en']);
  expect(config.i18n.locales.en?.label).toBe('English');
  expect(config.docs).toMatchObject({ id: 'default', tocLevels: { min: 2, max: 3 } });
});

test('[D1] three versions, 11.x the latest, the others unmaintained', () => {
  expect(
    docsVersionsConfigSchema.parse(versions).map(({ label, path, isLast, banner }) => ({
      label,
      path,
      isLast,
      banner,
    })),
  ).toEqual([
    { label: '11.x', path: '', isLast: true },
    { label: '10.x', path: 'v10', isLast: false, banner: 'unmaintained' },
    { label: '9.x', path: 'v9', isLast: false, banner: 'unmaintained' },
  ]);
});

test('[V1] [V4] broken links and duplicate routes fail, broken anchors warn', () => {
  expect(config.checks).toMatchObject({
    brokenLinks: 'error',
    brokenMarkdownLinks: 'error',
    duplicateRoutes: 'error',
    brokenAnchors: 'warn',
  });
});

test('[L2] [L4] announcement bar and brand', () => {
  expect(shell.announcement).toMatchObject({
    id: 'v11',
    closeable: true,
    link: { href: '/blog/announcing-trpc-v11' },
  });
  expect(shell.navbar).toMatchObject({ hideOnScroll: true, brandContextHref: '/media' });
});

test('[L5] [L6] the entries of the navbar', () => {
  const left = config.navbar.items.filter(({ position }) => position === 'left');
  expect(left.map((item) => item.type === 'link' && [item.label, item.href])).toEqual([
    ['Docs', '/docs'],
    ['Quickstart', '/docs/quickstart'],
    ['Awesome tRPC Collection', '/docs/community/awesome-trpc'],
    ['Using Next.js', '/docs/client/nextjs'],
  ]);
  const right = config.navbar.items.filter(({ position }) => position === 'right');
  expect(right.map((item) => (item.type === 'link' ? item.icon : item.type))).toEqual([
    'docsVersionDropdown',
    'github',
    'x',
    'discord',
    'search',
  ]);
});

test('[L8] the footer has three columns and the badge of the hosting provider', () => {
  const { columns, badge } = shell.footer;
  expect(columns.map(({ title, links }) => [title, links.map(({ label }) => label)])).toEqual([
    ['Docs', ['Docs', 'Usage with Next.js', 'FAQ / Troubleshooting']],
    ['Community', ['GitHub', 'Twitter', 'Discord']],
    ['More', ['Blog', 'GitHub', 'Sponsor']],
  ]);
  expect(badge).toMatchObject({
    provider: 'Vercel',
    href: 'https://vercel.com/?utm_source=trpc&utm_campaign=oss',
  });
});

test('[L7] the list of types equals the schema’s', () => {
  const types = navbarItemSchema.options.map((option) => option.shape.type.value);
  expect([...types]).toEqual([...navbarItemTypes]);
});

test('answers of readers go to an address that browsers may post to, and nowhere else', () => {
  const isAllowed = (endpoint: string) =>
    siteConfigSchema.safeParse({ ...siteConfig, docs: { feedback: { endpoint } } }).success;
  for (const endpoint of [
    'https://answers.example/v1?site=docs',
    'https://answers.example:8443',
    '/api/feedback',
    '/',
  ]) {
    expect(isAllowed(endpoint), endpoint).toBe(true);
  }
  for (const endpoint of [
    '',
    'answers.example',
    'api/feedback',
    '//answers.example/',
    '/\\answers.example/',
    '/a b',
    '/a#b',
    'http://answers.example/',
    'https://',
    'https://user:word@answers.example/',
    'https://answers.example:99999/',
    "https://a.example; script-src 'unsafe-inline'",
    'javascript:alert(1)',
  ]) {
    expect(isAllowed(endpoint), endpoint).toBe(false);
  }
  // No consent is requested if there is no service.
  expect(config.docs).not.toHaveProperty('feedback');
});
