import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { ContentSection } from '#shared/content.ts';
import { unpackIndexFile } from '#shared/search/search-index-file.ts';
import type { SearchManifest } from '#shared/search/search-manifest.ts';
import { noHistory } from '../docs/read-git-history.ts';
import { loadSite } from '../load-site.ts';
import { compiled, stubCompile } from '../testing/stub-compile.ts';
import { docsSite, siteConfig, writeSite } from '../testing/write-site.ts';
import { buildSearch } from './build-search.ts';
import { buildSearchPages } from './build-search-pages.ts';
import { buildSearchRecords } from './build-search-records.ts';

const sections = [
  { anchors: [], headings: [], text: 'What it is.', code: '' },
  {
    anchors: ['merge'],
    headings: ['Merge'],
    text: 'Split them with mergeRouters.',
    code: "import { t } from './t';\nt.router(mergeRouters(createA1, b2));",
  },
  { anchors: ['merge', 'deep'], headings: ['Merge', 'Deep'], text: '', code: '' },
];

async function load(files: Record<string, string>, ofEach: ContentSection[] = sections) {
  const { site } = await loadSite({
    root: await writeSite(files),
    mode: 'production',
    compile: async (input) => ({ ...compiled({ sections: ofEach }), ...(await linksOf(input)) }),
    history: noHistory,
  });
  return site;
}

async function linksOf(input: Parameters<typeof stubCompile>[0]) {
  const { links } = await stubCompile(input);
  return { links };
}

const doc = '---\ntitle: Routers\ndescription: About routers.\n---\n';
const oneDoc = () => load(docsSite({ 'content/docs/v1/routers.mdx': doc }));

const parse = (files: Map<string, string>) => {
  const manifest: SearchManifest = JSON.parse(files.get('search/manifest.json') ?? '');
  const index = [...files].find(([path]) => path.startsWith('assets/search-docs'));
  return {
    manifest,
    index: unpackIndexFile(
      JSON.parse(index?.[1] ?? '{"pages":[],"texts":[],"codes":[],"names":[]}'),
    ),
    path: index?.[0],
  };
};

test('[S12] a page is indexed by heading, with its text and the names of its code', async () => {
  const { index, path, manifest } = parse(buildSearch({ site: await oneDoc() }));
  expect(index.pages).toMatchObject([
    {
      path: '/docs/routers',
      title: 'Routers',
      kind: 'guide',
      sections: [
        [1, '', '', 'About routers. What it is.', '', ''],
        [2, 'merge', 'Merge', 'Split them with mergeRouters.', 'createA1', ''],
        [3, 'deep', 'Deep', '', '', ''],
      ],
    },
  ]);
  expect(path).toMatch(/^assets\/search-docs-default-current-[0-9a-f]{16}\.json$/);
  expect(manifest.provider).toMatchObject({
    name: 'static',
    files: [{ tag: 'docs-default-current', href: `/${path}` }],
  });
});

test('what other pages call a page and its sections is another name of it', async () => {
  const { index } = parse(
    buildSearch({
      site: await load(
        docsSite({
          'content/docs/v1/routers.mdx': doc,
          'content/docs/v1/other.mdx':
            '---\ntitle: Other\ndescription: Others.\n---\n[Define the routers](./routers.mdx) and [combine](./routers.mdx#merge), or [combine a large file of routers](./routers.mdx#merge).',
        }),
      ),
    }),
  );
  const routers = index.pages.find(({ path }) => path === '/docs/routers');
  // Short names stay whole, although "routers" is in the title; of longer ones, only the new words are added.
  expect(routers?.sections.map(([, , , , , names]) => names)).toEqual([
    'Define routers|',
    'combine|large file routers',
    '',
  ]);
});

test('a long section keeps its beginning, and of the rest the names and the rare words', async () => {
  const text = `${'Some words. '.repeat(60)}At the end: useQuery, rare.`;
  const site = await load(docsSite({ 'content/docs/v1/routers.mdx': doc }), [
    { anchors: ['long'], headings: ['Long'], text, code: '' },
  ]);
  const { index } = parse(buildSearch({ site }));
  const [, shown = '', hidden] = (index.pages[0]?.sections[1] ?? []).slice(2).map(String);
  expect(shown).toMatch(/^Some words\. .* (?:Some|words\.)$/);
  expect(shown.length).toBeLessThanOrEqual(300);
  expect(hidden).toBe('At the end useQuery rare');
  // A hosted service keeps its index to itself.
  const records = buildSearchRecords({ pages: buildSearchPages(site), config: site.config });
  expect(records.map(({ content }) => content)).toContain(text);
});

test('[S10] each version has a part of its own, and what is of none has one', async () => {
  const { site } = await loadSite({
    root: fileURLToPath(new URL('../../../tests/sites/versioned', import.meta.url)),
    mode: 'production',
    compile: stubCompile,
    history: noHistory,
  });
  const files = buildSearch({ site });
  const { manifest } = parse(files);
  expect(manifest.versions.map(({ label, tag, kinds }) => [label, tag, kinds])).toEqual([
    ['2.x', 'docs-default-current', ['guide', 'page']],
    ['1.x', 'docs-default-1.x', ['guide', 'page']],
  ]);
  if (manifest.provider.name !== 'static') expect.unreachable();
  expect(manifest.provider.files.map(({ tag }) => tag)).toEqual([
    'docs-default-current',
    'docs-default-1.x',
    'default',
  ]);
  const read = ({ href }: { href: string }) => JSON.parse(files.get(href.slice(1)) ?? '');
  expect(manifest.provider.files.map((file) => unpackIndexFile(read(file)).age)).toEqual([
    undefined,
    1,
    undefined,
  ]);
  expect(manifest.resultsPath).toBe('/search');
  const paths = buildSearchPages(site).map(({ indexed }) => indexed.path);
  expect(paths).not.toContain('/search');
  expect(paths).not.toContain('/404');
  expect(paths).not.toContain('/docs/hidden');
});

test('[S11] with a hosted service the manifest names it, and there is no index of guides', async () => {
  const files = buildSearch({
    site: await load({
      ...docsSite({ 'content/docs/v1/routers.mdx': doc }),
      'site.config.ts': siteConfig(
        "  docs: {},\n  search: { provider: 'hosted', appId: 'A', indexName: 'i', apiKey: 'k' },\n",
      ),
    }),
  });
  expect([...files.keys()]).toEqual(['search/manifest.json']);
  expect(parse(files).manifest.provider).toEqual({
    name: 'hosted',
    appId: 'A',
    indexName: 'i',
    apiKey: 'k',
    contextual: true,
    siteUrl: 'https://test.example',
    files: [],
  });
});

test('[S11] a hosted service comes with the errors that guides explain', async () => {
  const row = { seen: '`Not here`', numbers: [], text: '**Fix:** look elsewhere.' };
  const site = await load(
    {
      ...docsSite({ 'content/docs/v1/routers.mdx': doc }),
      'site.config.ts': siteConfig(
        "  docs: {},\n  search: { provider: 'hosted', appId: 'A', indexName: 'i', apiKey: 'k' },\n",
      ),
    },
    [{ anchors: ['rows'], headings: ['Rows'], text: '', code: '', messages: [row] }],
  );
  // Labels are in the language of the site.
  const { search } = site.strings;
  const strings = {
    ...site.strings,
    search: { ...search, kinds: { ...search.kinds, error: 'Fehler' } },
  };
  const files = buildSearch({ site: { ...site, strings } });
  const { manifest, index, path } = parse(files);
  expect(manifest.filters).toEqual([
    { kind: 'guide', label: 'Guides', prefix: 'guide:' },
    { kind: 'error', label: 'Fehler', prefix: 'error:' },
  ]);
  expect(manifest.provider).toMatchObject({
    files: [{ tag: 'docs-default-current', href: `/${path}` }],
  });
  expect(index.pages).toEqual([]);
  expect(index.messages).toMatchObject([{ seen: '`Not here`' }]);
  expect(files.size).toBe(2);
});

test('[S11] records for the hosted service: hierarchy, content, type, address, facets', async () => {
  const site = await oneDoc();
  const records = buildSearchRecords({ pages: buildSearchPages(site), config: site.config });
  expect(records).toMatchObject([
    {
      hierarchy: { lvl0: 'Documentation', lvl1: 'Routers', lvl2: null },
      content: 'About routers. What it is.',
      type: 'lvl1',
      kind: 'guide',
      url: 'https://test.example/docs/routers',
      anchor: null,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    },
    {
      hierarchy: { lvl1: 'Routers', lvl2: 'Merge', lvl3: null },
      type: 'lvl2',
      url: 'https://test.example/docs/routers#merge',
      url_without_anchor: 'https://test.example/docs/routers',
      anchor: 'merge',
    },
    { hierarchy: { lvl2: 'Merge', lvl3: 'Deep' }, content: null, type: 'lvl3', anchor: 'deep' },
  ]);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});
