import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schema/site-config.ts';
import { SiteError } from '#shared/site-error.ts';
import { docsVersion } from '../testing/docs-version.ts';
import { findCategory, findDoc, findSidebar, findSidebarLink, requireDocs } from './find-docs.ts';

const version = docsVersion({
  label: '1.x',
  ids: ['start', 'server/routers'],
  draftIds: ['plans'],
  sidebars: {
    docs: {
      id: 'docs',
      items: [
        {
          type: 'category',
          label: 'Server',
          href: '/docs/server',
          collapsed: true,
          collapsible: true,
          items: [{ type: 'link', label: 'Routers', href: '/docs/server/routers' }],
        },
      ],
    },
    empty: { id: 'empty', items: [{ type: 'html', html: '<hr>' }] },
  },
});
const versions = [version];

function errorOf(work: () => unknown): Pick<SiteError, 'code' | 'message' | 'hint'> {
  try {
    work();
  } catch (error) {
    if (error instanceof SiteError) {
      const { code, message, hint } = error;
      return { code, message, hint };
    }
  }
  throw new Error('no SiteError was thrown');
}

test('[E6] a sidebar without a link', () => {
  expect(findSidebarLink({ versions, id: 'docs' }).href).toBe('/docs/server');
  expect(errorOf(() => findSidebarLink({ versions, id: 'empty' }))).toEqual({
    code: 'sidebar-without-link',
    message: 'The sidebar "empty" has no page to link to.',
    hint: 'Add a doc, a link, or a category with a page to it.',
  });
});

test('[E7] a doc that does not exist', () => {
  expect(findDoc({ versions, id: 'start' })?.path).toBe('/docs/start');
  expect(findDoc({ versions, id: 'plans' })).toBe(undefined);
  expect(errorOf(() => findDoc({ versions, id: 'server/router' }))).toEqual({
    code: 'doc-not-found',
    message: 'There is no doc "server/router" in 1.x.',
    hint: 'Did you mean "server/routers"?',
  });
  expect(errorOf(() => findDoc({ versions, id: 'zzz' })).hint).toBe(
    'The docs of 1.x: "start" and "server/routers".',
  );
});

test('[E8] a sidebar that does not exist', () => {
  expect(errorOf(() => findSidebar({ versions, id: 'doc' }))).toEqual({
    code: 'sidebar-not-found',
    message: 'There is no sidebar "doc" in 1.x.',
    hint: 'Did you mean "docs"?',
  });
});

test('[E9] docs that are not enabled', () => {
  const config = siteConfigSchema.parse({
    title: 'Test',
    tagline: 'A site.',
    url: 'https://test.example',
    version: '1.0.0',
    repository: 'https://github.com/example/test',
    navbar: { title: 'Test' },
  });
  expect(errorOf(() => requireDocs(config, 'The navbar item "doc"'))).toEqual({
    code: 'docs-not-enabled',
    message: 'The navbar item "doc" needs docs, but this site has none.',
    hint: 'Set docs: { … } in site.config.ts, or remove the setting that needs docs.',
  });
});

test('[E10] a path that is not the page of a category', () => {
  const { sidebars } = version;
  expect(findCategory({ sidebars, path: '/docs/server' }).label).toBe('Server');
  expect(errorOf(() => findCategory({ sidebars, path: '/docs/servers' }))).toEqual({
    code: 'category-not-found',
    message: 'The path /docs/servers is not the page of a category.',
    hint: 'Did you mean "/docs/server"?',
  });
  expect(errorOf(() => findCategory({ sidebars: {}, path: '/docs' })).hint).toBe(
    'No category has a page of its own.',
  );
});
