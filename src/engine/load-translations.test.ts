import { expect, test } from 'vitest';
import type { DocPage } from '#shared/page-data.ts';
import { defined } from './defined.ts';
import { loadFolder } from './testing/load-test-site.ts';
import { stubCompile } from './testing/stub-compile.ts';
import { docsSite, siteConfig, writeSite } from './testing/write-site.ts';

const page = (title: string, text = 'Text.') =>
  `---\ntitle: ${title}\ndescription: ${title}.\n---\n\n${text}\n`;

const files = docsSite({
  'site.config.ts': siteConfig(`  docs: {},
  blog: { description: 'News.' },
  i18n: {
    defaultLocale: 'en',
    locales: {
      en: { label: 'English', htmlLang: 'en' },
      de: { label: 'Deutsch', htmlLang: 'de' },
    },
  },
`),
  'content/docs/v1/01-start.mdx': page('Start', 'The [guide](./02-guide.mdx).'),
  'content/docs/v1/02-guide.mdx': page('Guide', 'The [start](./01-start.mdx).'),
  'content/blog/authors.yml': 'ana:\n  name: Ana\n',
  'content/blog/2026-01-02-news.mdx':
    '---\ntitle: News\ndate: 2026-01-02\nauthors: [ana]\n---\n\nText.\n',
  'content/pages/index.tsx': 'export default () => <h1>Home</h1>;\n',
  'content/pages/pages.ts': "export default { '/': { title: 'Home', description: 'A home.' } };\n",
});

const translations = {
  'content/i18n/de/docs/v1/01-start.mdx': page('Anfang', 'Die [Anleitung](./02-guide.mdx).'),
  'content/i18n/de/docs/v1/sidebar.ts':
    "export default { docs: [{ type: 'category', label: 'Alles', items: ['start', 'guide'] }] };\n",
  'content/i18n/de/blog/2026-01-02-news.mdx':
    '---\ntitle: Neues\ndate: 2026-01-02\nauthors: [ana]\n---\n\nText.\n',
  'content/i18n/de/pages/pages.ts':
    "export default { '/': { title: 'Daheim', description: 'Ein Daheim.' } };\n",
};

async function load(options: { locale?: string; more?: Record<string, string> }) {
  const root = await writeSite({ ...files, ...translations, ...options.more });
  const { site, problems } = await loadFolder(root, {
    // Each text here has at most one link.
    compile: async ({ file, source }) => {
      const [href] = /(?<=\]\()[^)]+/.exec(source) ?? [];
      const compiled = await stubCompile({ file, source });
      return { ...compiled, links: href ? [{ href, file, line: 1, column: 1 }] : [] };
    },
    ...defined({ locale: options.locale }),
  });
  const pages = new Map(site.routes.map((route) => [route.path, route.page]));
  const found = problems.filter(({ code }) => code !== 'strings-missing');
  return { site, pages, found };
}

test('a locale shows the translations that it has, and the originals of all other pages', async () => {
  const { site, pages, found } = await load({ locale: 'de' });
  expect(found).toEqual([]);
  const titles = ['/', '/docs/start', '/docs/guide', '/blog/news'].map(
    (path) => pages.get(path)?.head.title,
  );
  expect(titles).toEqual(['Daheim', 'Anfang | Test', 'Guide | Test', 'Neues | Test']);
  expect(JSON.stringify(site.sidebars)).toContain('Alles');
});

test('a page without a translation says in which language its text is', async () => {
  const { pages } = await load({ locale: 'de' });
  expect((pages.get('/docs/guide') as DocPage).untranslated).toEqual({
    htmlLang: 'en',
    direction: 'ltr',
  });
  expect(pages.get('/docs/start')).not.toHaveProperty('untranslated');
});

test('links lead from a translation to pages with and without one', async () => {
  const { pages, found } = await load({ locale: 'de' });
  expect((pages.get('/docs/start') as DocPage).content).toMatchObject({
    key: 'content/i18n/de/docs/v1/01-start.mdx',
    links: { './02-guide.mdx': '/docs/guide' },
  });
  expect((pages.get('/docs/guide') as DocPage).content).toMatchObject({
    key: 'content/docs/v1/02-guide.mdx',
    links: { './01-start.mdx': '/docs/start' },
  });
  expect(found).toEqual([]);
});

test('the default locale shows the originals', async () => {
  const { pages, found } = await load({});
  expect(pages.get('/docs/start')?.head.title).toBe('Start | Test');
  expect(pages.get('/docs/start')).not.toHaveProperty('untranslated');
  expect(found).toEqual([]);
});

test('a translation of nothing, and one in an unknown language, are named', async () => {
  const { found } = await load({
    more: {
      'content/i18n/de/docs/v1/gone.mdx': page('Weg'),
      'content/i18n/dee/docs/v1/01-start.mdx': page('Weg'),
    },
  });
  expect(found.map(({ code, file, hint }) => [code, file, hint])).toEqual([
    [
      'content-ignored',
      'content/i18n/de/docs/v1/gone.mdx',
      'There is no content/docs/v1/gone.mdx that it could be a translation of: give it the path of its original.',
    ],
    ['content-ignored', 'content/i18n/dee/docs/v1/01-start.mdx', expect.stringContaining('"de"')],
  ]);
});
