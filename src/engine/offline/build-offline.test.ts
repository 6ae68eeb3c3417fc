import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schema/site-config.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import type { OfflineFile, OfflineIndex, OfflineManifest } from '#shared/offline/offline.ts';
import { unpackPage } from '#shared/offline/pack.ts';
import { en } from '#shared/strings/en.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { buildShell } from '../config/build-shell.ts';
import { digest } from '../hashing/digest.ts';
import { hash } from '../hashing/hash.ts';
import { docRoute, pageRoute } from '../outputs/output-test-support.ts';
import type { SidebarFile } from '../sidebars/build-sidebar-files.ts';
import type { PublishedPage } from '../ssg/render-routes.ts';
import { memoryCache } from '../testing/memory-cache.ts';
import { bytesOf, type OutputFiles } from '../writing/output-files.ts';
import { buildOffline } from './build-offline.ts';

const siteOf = (docs: { offline?: boolean }) => {
  const config = siteConfigSchema.parse({
    title: 'Trains',
    tagline: 'A fixture.',
    url: 'https://example.com',
    repository: 'https://example.com/repository',
    navbar: { title: 'Trains' },
    docs,
  });
  return { config, shell: buildShell(config), strings: en };
};

const OLD = { name: '1.x', path: '/docs/v1' };
const paths = Array.from({ length: 200 }, (_, index) => `/docs/page-${index}`);
const routes = [
  pageRoute('/'),
  docRoute('/docs'),
  ...paths.map((path) => docRoute(path)),
  docRoute('/docs/v1', { version: OLD }),
];

const html = (path: string) =>
  `<link rel="stylesheet" href="/assets/app-1.css"><main>Text of ${path}</main><img src="/img/map.png">`;

/** The published files that this function receives. */
const files: OutputFiles = new Map<string, string | Uint8Array>([
  ['assets/app-1.css', '@font-face { src: url(./inter-2.woff2) }'],
  ['assets/inter-2.woff2', Buffer.from('font')],
  ['assets/app-3.js', 'import("./search-4.js"); import("./playground-5.js")'],
  ['assets/search-4.js', 'new Worker("/assets/index-6.js")'],
  ['assets/index-6.js', ''],
  ['assets/playground-5.js', ''],
  ['assets/other-7.js', ''],
  ['img/map.png', Buffer.from('map')],
  ['assets/search-new-8.json', '["new"]'],
  ['assets/search-old-9.json', '["old"]'],
  [
    'search/manifest.json',
    JSON.stringify({
      versions: [
        { name: 'current', tag: 'docs-default-current' },
        { name: '1.x', tag: 'docs-default-1.x' },
      ],
      provider: {
        name: 'static',
        files: [
          { tag: 'docs-default-current', href: '/assets/search-new-8.json' },
          { tag: 'docs-default-1.x', href: '/assets/search-old-9.json' },
        ],
      },
    }),
  ],
]);

function published(path: string, text = html(path)): PublishedPage {
  const page = { html: text, payload: `0:"${path}"\n` };
  const file = { hash: '', bytes: 0, read: async () => Buffer.from('') };
  return {
    emitted: {
      path,
      resources: ['/assets/app-1.css', '/img/map.png', '/assets/app-3.js'],
    } as PublishedPage['emitted'],
    scriptHashes: [],
    content: hash(page.html, page.payload),
    document: file,
    payload: file,
    read: async () => page,
  };
}

async function build(
  options: {
    pages?: PublishedPage[];
    routes?: typeof routes;
    sidebarFiles?: ReadonlyMap<string, SidebarFile>;
    cache?: ContentCache;
  } = {},
) {
  const { pages = routes.map(({ path }) => published(path)), cache = memoryCache() } = options;
  const built = await buildOffline({
    site: {
      ...siteOf({}),
      routes: options.routes ?? routes,
      versions: [
        { name: 'current', label: '2.x', path: '/docs' },
        { name: '1.x', label: '1.x', path: '/docs/v1' },
      ] as DocsVersion[],
    },
    pages,
    sidebarFiles: options.sidebarFiles ?? new Map(),
    files,
    cache,
  });
  const output = new Map(
    await Promise.all(
      [...built].map(async ([path, file]) => [path, Buffer.from(await bytesOf(file))] as const),
    ),
  );
  const { versions }: OfflineIndex = JSON.parse(String(output.get('offline/index.json')));
  const [current, old] = versions.map((version) => {
    const text = String(output.get(version.manifest.slice(1)));
    const manifest: OfflineManifest = JSON.parse(text);
    return { version, text, files: manifest.files };
  });
  if (!current || !old) throw new Error('The index lists too few versions.');
  return { output, current, old };
}

const packsOf = (list: OfflineFile[]) => list.filter(({ pages }) => pages !== undefined);
const singlesOf = (list: OfflineFile[]) =>
  list.filter(({ pages }) => pages === undefined).map(({ href }) => href);

test('each version has its own pages, and every one of them', async () => {
  const { output, current, old } = await build();
  expect(packsOf(current.files).flatMap(({ pages }) => pages ?? [])).toEqual(
    ['/docs', ...paths].sort(),
  );
  expect(packsOf(old.files).flatMap(({ pages }) => pages)).toEqual(['/docs/v1']);
  expect(current.version).toMatchObject({ label: '2.x', path: '/docs', pages: 201 });
  const [pack] = packsOf(old.files);
  const bytes = output.get(pack?.href.slice(1) ?? '') ?? '';
  expect(unpackPage(JSON.parse(inflateSync(bytes).toString()), '/docs/v1')?.html).toContain(
    'Text of /docs/v1',
  );
});

test('it lists what pages load, what that loads, and the index of the version; nothing of the playground', async () => {
  const { current, old } = await build();
  const common = [
    '/assets/app-1.css',
    '/assets/app-3.js',
    '/assets/index-6.js',
    '/assets/inter-2.woff2',
    '/assets/search-4.js',
    '/img/map.png',
    '/search/manifest.json',
  ];
  expect(singlesOf(current.files)).toEqual([...common, '/assets/search-new-8.json']);
  expect(singlesOf(old.files)).toEqual([...common, '/assets/search-old-9.json']);
});

test('hashes and sizes match the bytes, and the build is named by its manifest', async () => {
  const { output, current } = await build();
  for (const { href, hash, bytes, pages } of current.files) {
    const content = output.get(href.slice(1)) ?? files.get(href.slice(1));
    expect(digest(content as Uint8Array), href).toBe(hash);
    if (pages) expect((content as Uint8Array).length).toBe(bytes);
  }
  expect(digest(current.text)).toBe(current.version.build);
  expect(current.version.bytes).toBe(current.files.reduce((sum, { bytes }) => sum + bytes, 0));
});

test('the same site is the same output, in whatever order pages come', async () => {
  const pages = routes.map(({ path }) => published(path));
  const one = await build({ pages });
  const two = await build({ pages: pages.toReversed() });
  expect([...two.output]).toEqual([...one.output]);
});

test('an edit changes one pack, and a new page at most two', async () => {
  const before = await build();
  const hrefs = new Set(before.current.files.map(({ href }) => href));
  const added = (after: typeof before) =>
    after.current.files.filter(({ href }) => !hrefs.has(href)).length;
  const pages = routes.map(({ path }) => published(path));
  expect(packsOf(before.current.files).length).toBeGreaterThan(5);
  const edited = pages.map((page) =>
    page.emitted.path === '/docs/page-7' ? published('/docs/page-7', '<p>Edited') : page,
  );
  expect(added(await build({ pages: edited }))).toBe(1);
  const path = '/docs/page-30-b';
  const more = { pages: [...pages, published(path)], routes: [...routes, docRoute(path)] };
  // It may be at the end of a pack.
  expect(added(await build(more))).toBeLessThanOrEqual(2);
});

test('packs are kept, and only one whose pages have changed is made again', async () => {
  const kept = new Map<string, string>();
  const cache = memoryCache(kept);
  const first = await build({ cache });
  const packs = [first.current, first.old].flatMap(({ files }) => packsOf(files));
  // Each pack, and its facts.
  expect(kept.size).toBe(packs.length * 2);
  const again = await build({ cache });
  expect([...again.output]).toEqual([...first.output]);
  expect(kept.size).toBe(packs.length * 2);
  const pages = routes.map(({ path }) =>
    published(path, path === '/docs/page-7' ? '<p>Edited' : undefined),
  );
  await build({ cache, pages });
  expect(kept.size).toBe(packs.length * 2 + 2);
});

test('an unchanged pack is only read to be written, and packed again if the cache has lost it', async () => {
  const kept = new Map<string, string>();
  const first = await build({ cache: memoryCache(kept) });
  const isPack = (text: string) => typeof JSON.parse(text) === 'string';
  const packs = [...kept].filter(([, text]) => isPack(text)).map(([key]) => key);
  for (const key of packs) kept.set(key, JSON.stringify(Buffer.from('kept').toString('base64')));
  const { output, old } = await build({ cache: memoryCache(kept) });
  const [pack] = packsOf(old.files);
  expect(pack).toEqual(packsOf(first.old.files)[0]);
  expect(String(output.get(pack?.href.slice(1) ?? ''))).toBe('kept');
  for (const key of packs) kept.delete(key);
  expect([...(await build({ cache: memoryCache(kept) })).output]).toEqual([...first.output]);
});

test('[D5] the file of a long sidebar is saved with its version only', async () => {
  const file = { href: '/assets/sidebar-current-docs.json', content: '[]' };
  files.set(file.href.slice(1), file.content);
  const { current, old } = await build({ sidebarFiles: new Map([['current/docs', file]]) });
  files.delete(file.href.slice(1));
  expect(singlesOf(current.files)).toContain(file.href);
  expect(singlesOf(old.files)).not.toContain(file.href);
});

test('a site that does not want it has nothing of it', async () => {
  const site = { ...siteOf({ offline: false }), routes, versions: [] };
  expect(
    await buildOffline({ site, pages: [], sidebarFiles: new Map(), files, cache: memoryCache() }),
  ).toEqual(new Map());
});
