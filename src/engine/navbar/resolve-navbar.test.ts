import { expect, test } from 'vitest';
import type { NavbarItemInput } from '#schema/navbar-item-config.ts';
import { siteConfigSchema } from '#schema/site-config.ts';
import { docsVersion } from '../testing/docs-version.ts';
import { createVersionMatcher } from '../versions/version-matcher.ts';
import { createNavbar } from './create-navbar.ts';
import { type NavbarContext, resolveNavbarItem } from './resolve-navbar.ts';

const sidebar = {
  id: 'docs',
  items: [{ type: 'link' as const, label: 'First', href: '/docs/first' }],
};
const latest = docsVersion({
  label: '2.x',
  isLast: true,
  ids: ['index', 'server/routers', 'new'],
  draftIds: ['plans'],
  sidebars: { docs: sidebar },
});
const old = docsVersion({
  label: '1.x',
  path: '/docs/v1',
  ids: ['index', 'server/routers', 'router'],
});
const versions = [latest, old];
const matcher = createVersionMatcher(versions.map((version) => ({ version, equivalents: {} })));

function configOf(items: NavbarItemInput[], docs: object | false = {}) {
  return siteConfigSchema.parse({
    title: 'Test',
    tagline: 'A site.',
    url: 'https://test.example',
    version: '1.0.0',
    repository: 'https://github.com/example/test',
    i18n: {
      locales: {
        en: { label: 'English', htmlLang: 'en' },
        fr: { label: 'Français', htmlLang: 'fr' },
      },
    },
    navbar: { title: 'Test', items },
    docs,
  });
}

function resolve(input: NavbarItemInput, context: NavbarContext = {}, docs: object | false = {}) {
  const config = configOf([input], docs);
  const [item] = config.navbar.items;
  if (!item) throw new Error('no item');
  return resolveNavbarItem({ item, config, versions, matcher, context });
}

test('[L7] link', () => {
  expect(
    resolve({ type: 'link', label: 'Code', href: 'https://a.example', icon: 'repository' }),
  ).toEqual({
    type: 'link',
    position: 'left',
    label: 'Code',
    href: 'https://a.example',
    icon: 'repository',
  });
});

test('[L7] dropdown, with items that are resolved too', () => {
  expect(
    resolve({
      type: 'dropdown',
      label: 'More',
      position: 'right',
      items: [
        { type: 'link', label: 'Home', href: '/' },
        { type: 'doc', docId: 'server/routers' },
        { type: 'doc', docId: 'plans' },
        { type: 'docSidebar', sidebarId: 'docs', label: 'Contents' },
        { type: 'docsVersion' },
      ],
    }),
  ).toEqual({
    type: 'dropdown',
    position: 'right',
    label: 'More',
    items: [
      { label: 'Home', href: '/' },
      { label: 'Label of server/routers', href: '/docs/server/routers' },
      { label: 'Contents', href: '/docs/first' },
      { label: '2.x', href: '/docs' },
    ],
  });
});

test('[L7] localeDropdown', () => {
  expect(resolve({ type: 'localeDropdown' })).toEqual({
    type: 'localeDropdown',
    position: 'left',
    locales: [
      { name: 'en', label: 'English', htmlLang: 'en' },
      { name: 'fr', label: 'Français', htmlLang: 'fr' },
    ],
    defaultLocale: 'en',
  });
});

test('[L7] search and html', () => {
  expect(resolve({ type: 'search', position: 'right' })).toEqual({
    type: 'search',
    position: 'right',
  });
  expect(resolve({ type: 'html', value: '<b>x</b>' })).toEqual({
    type: 'html',
    position: 'left',
    html: '<b>x</b>',
  });
});

test('[L7] doc leads to the page of the version that one is in, else to the latest', () => {
  const item: NavbarItemInput = { type: 'doc', docId: 'server/routers' };
  expect(resolve(item)).toMatchObject({ type: 'link', href: '/docs/server/routers' });
  expect(resolve(item, { version: old })).toMatchObject({ href: '/docs/v1/server/routers' });
  expect(resolve({ type: 'doc', docId: 'new' }, { version: old })).toMatchObject({
    href: '/docs/new',
  });
});

test('[L7] docSidebar and docsVersion', () => {
  expect(resolve({ type: 'docSidebar', sidebarId: 'docs', label: 'All' })).toEqual({
    type: 'link',
    position: 'left',
    label: 'All',
    href: '/docs/first',
  });
  expect(resolve({ type: 'docsVersion' }, { version: old })).toMatchObject({
    label: '1.x',
    href: '/docs/v1',
  });
  expect(resolve({ type: 'docsVersion', label: 'Now', to: '/docs/new' })).toMatchObject({
    label: 'Now',
    href: '/docs/new',
  });
});

test('[L7] [D9] docsVersionDropdown leads to the same page where it exists, else to the root', () => {
  const item: NavbarItemInput = { type: 'docsVersionDropdown' };
  expect(resolve(item, { version: latest, path: '/docs/server/routers' })).toEqual({
    type: 'docsVersionDropdown',
    position: 'left',
    docsId: 'default',
    versions: [
      {
        name: 'current',
        label: '2.x',
        href: '/docs/server/routers',
        samePage: true,
        isLast: true,
        active: true,
      },
      {
        name: '1.x',
        label: '1.x',
        href: '/docs/v1/server/routers',
        samePage: true,
        active: false,
      },
    ],
  });
  expect(resolve(item, { version: latest, path: '/docs/new' })).toMatchObject({
    versions: [{ active: true }, { href: '/docs/v1', samePage: false, active: false }],
  });
  expect(resolve(item)).toMatchObject({
    versions: [
      { href: '/docs', samePage: false, active: false },
      { href: '/docs/v1', samePage: false, active: false },
    ],
  });
});

test('[E5] an unknown type that comes past the schema is a typed error', () => {
  const config = configOf([]);
  const item = { type: 'serch', position: 'left' } as never;
  expect(() => resolveNavbarItem({ item, config, versions, matcher, context: {} })).toThrow(
    expect.objectContaining({
      code: 'navbar-item-unknown',
      message: '"serch" is not a type of navbar item.',
      hint: 'Did you mean "search"? Allowed: link, dropdown, localeDropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown.',
    }),
  );
});

test('[E9] an item that needs docs on a site without', () => {
  expect(() => resolve({ type: 'docsVersionDropdown' }, {}, false)).toThrow(
    expect.objectContaining({
      code: 'docs-not-enabled',
      message: 'The navbar item "docsVersionDropdown" needs docs, but this site has none.',
    }),
  );
});

test('[E7] [E8] items that cannot be resolved are problems at their line, the others stay', async () => {
  const source = `export default {
  navbar: {
    items: [
      { type: 'doc', docId: 'server/router' },
      { type: 'search' },
      { type: 'docSidebar', sidebarId: 'doc', label: 'X' },
    ],
  },
};
`;
  const config = configOf([
    { type: 'doc', docId: 'server/router' },
    { type: 'search' },
    { type: 'docSidebar', sidebarId: 'doc', label: 'X' },
  ]);
  const navbar = await createNavbar({ config, source, versions, matcher });
  expect(navbar.itemsFor({})).toEqual([{ type: 'search', position: 'left' }]);
  expect(navbar.problems).toEqual([
    {
      code: 'doc-not-found',
      severity: 'error',
      message: 'There is no doc "server/router" in 2.x.',
      hint: 'Did you mean "server/routers"?',
      file: 'site.config.ts',
      line: 4,
      column: 7,
    },
    {
      code: 'sidebar-not-found',
      severity: 'error',
      message: 'There is no sidebar "doc" in 2.x.',
      hint: 'Did you mean "docs"?',
      file: 'site.config.ts',
      line: 6,
      column: 7,
    },
  ]);
});
