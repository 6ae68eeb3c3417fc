import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createApiReader } from '../api/create-api-reader.ts';
import { createDevSite } from '../dev/dev-site.ts';
import { buildSiteFiles } from '../outputs/site-files.ts';
import { collectDeclarations } from '../playground/collect-declarations.ts';
import { checkSamples } from '../samples/check-samples.ts';
import { fence, shortly } from '../samples/samples-test-support.ts';
import { buildSearchPages } from '../search/build-search-pages.ts';
import { loadFolder } from '../testing/load-test-site.ts';
import { memoryCache } from '../testing/memory-cache.ts';
import { type Installer, serverTypes, startPage, writeWorkspace } from '../testing/workspace.ts';
import { readPackagePlaces } from './package-places.ts';
import { readPackagesState } from './packages-state.ts';

const installers: Installer[] = ['pnpm', 'npm'];
const next = { label: 'next', folder: 'content/docs/next', isLast: false, isWorkspace: true };
const file = 'content/docs/next/start.mdx';
const serve = (port: string) =>
  fence(`import { serve } from '@wren/server';\nexport const server = serve(${port});\n`, { file });

const versionFolder = (siteRoot: string) => join(siteRoot, next.folder);

test.each(installers)('a version of the workspace that %s has linked', async (installer) => {
  const { siteRoot, root } = await writeWorkspace({ installer });
  const { site, problems, inputs } = await loadFolder(siteRoot);
  expect(problems).toEqual([]);
  const [version] = site.versions;
  expect(version).toMatchObject({ label: 'next', release: '2.4.0', banner: 'unreleased' });
  expect(inputs.packages).toEqual([join(root, 'packages/client'), join(root, 'packages/server')]);
});

test('pages of the next version say that it is not released, and are kept out of search engines', async () => {
  const { siteRoot } = await writeWorkspace();
  const { site } = await loadFolder(siteRoot);
  const pages = site.routes.filter(({ path }) => path.startsWith('/docs/next'));
  expect(pages.map(({ path }) => path)).toEqual(['/docs/next']);
  const sitemaps = [...buildSiteFiles({ site })].filter(([path]) => path.endsWith('sitemap.xml'));
  expect(sitemaps.map(([, text]) => text).join()).toMatch(/example\/docs</);
  expect(sitemaps.map(([, text]) => text).join()).not.toContain('/docs/next');
  for (const { page } of pages) {
    expect(page.head).toMatchObject({
      robots: 'noindex',
      canonical: 'https://test.example/docs/next',
    });
    expect('docs' in page && page.docs?.banner).toMatchObject({ kind: 'unreleased' });
  }
  // A reader of that page searches in it.
  expect(buildSearchPages(site).map(({ tag, indexed }) => `${tag} ${indexed.path}`)).toEqual([
    'docs-default-next /docs/next',
    'docs-default-current /docs',
  ]);
});

test.each(installers)(
  'a sample fails when a type of the workspace (%s) has changed, until it is fixed',
  async (installer) => {
    const { siteRoot, write } = await writeWorkspace({ installer });
    const cache = memoryCache();
    const check = async (port: string) => {
      const { problems, stats } = await checkSamples({
        siteRoot,
        cache,
        blocks: [serve(port)],
        versions: [next],
      });
      return { problems: problems.map(shortly), checked: stats.checked };
    };
    expect(await check('4000')).toEqual({ problems: [], checked: 1 });
    await write('packages/server/dist/index.d.ts', serverTypes('string'));
    const { problems } = await check('4000');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file}:12:29 Argument of type 'number' is not assignable`);
    expect(await check("'4000'")).toEqual({ problems: [], checked: 1 });
  },
);

test('hovers name a linked package as if it were installed', async () => {
  const { siteRoot } = await writeWorkspace();
  const block = fence("export const all = import('@wren/server');\n//           ^?\n", { file });
  const { annotations, problems } = await checkSamples({
    siteRoot,
    cache: memoryCache(),
    blocks: [block],
    versions: [next],
  });
  expect(problems).toEqual([]);
  const text = JSON.stringify(annotations.get(block));
  expect(text).toContain('import(\\"@wren/server/dist/index\\")');
  expect(text).not.toContain(siteRoot);
});

test('both compilers see the same workspace', async () => {
  const { siteRoot } = await writeWorkspace();
  const block = fence(
    `import { connect } from '@wren/client';\nimport { serve } from '@wren/server';\nexport const { tide } = connect(serve(1));\n`,
    { file },
  );
  const check = async (typescript: 'native' | 'js') => {
    const checked = await checkSamples({
      siteRoot,
      cache: memoryCache(),
      blocks: [block],
      versions: [next],
      typescript,
    });
    return { problems: checked.problems, annotations: checked.annotations.get(block) };
  };
  const native = await check('native');
  expect(JSON.stringify(native.annotations)).toContain('Tide');
  expect(native.problems).toEqual([]);
  expect(await check('js')).toEqual(native);
});

test('the state of the packages changes with what is built and installed, and with nothing else', async () => {
  const { root, siteRoot, write } = await writeWorkspace();
  const stateOf = (files: 'types' | 'types and scripts' | 'types and sources') =>
    readPackagesState({
      places: readPackagePlaces({ folder: versionFolder(siteRoot), isWorkspace: true }),
      files,
    });
  const states = async () => ({
    samples: await stateOf('types'),
    playground: await stateOf('types and scripts'),
    reference: await stateOf('types and sources'),
  });
  let before = await states();
  const changed = async (path: string, text: string) => {
    await write(path, text);
    const now = await states();
    const names = (['samples', 'playground', 'reference'] as const).filter(
      (name) => now[name] !== before[name],
    );
    before = now;
    return names;
  };
  const all = ['samples', 'playground', 'reference'];
  expect(await changed('packages/server/README.md', 'x')).toEqual([]);
  expect(await changed('packages/server/node_modules/x/index.d.ts', 'x')).toEqual([]);
  expect(await changed('packages/server/dist/index.d.ts', serverTypes('string'))).toEqual(all);
  expect(await changed('packages/server/dist/new.d.ts', '')).toEqual(all);
  expect(await changed('packages/server/dist/index.js', '')).toEqual(['playground']);
  expect(await changed('packages/server/src/index.ts', '')).toEqual(['reference']);
  expect(await changed('node_modules/.pnpm/lock.yaml', 'another')).toEqual(all);
  await rm(join(root, 'packages/server/dist/new.d.ts'));
  expect(await changed('packages/client/README.md', 'x')).toEqual(all);
});

test.each(installers)(
  'the reference of linked packages (%s), read again after a build',
  async (installer) => {
    const { siteRoot, write } = await writeWorkspace({ installer });
    const reader = createApiReader({ siteRoot, cache: memoryCache() });
    onTestFinished(() => reader.close());
    const packages = ['@wren/server', '@wren/client'];
    const read = () => reader.read({ ...next, packages, basePath: '/docs/next/typedoc' });
    const { reference, problems } = await read();
    expect(problems).toEqual([]);
    const find = (name: string, from = reference) => from.symbols.find((it) => it.name === name);
    expect(reference.symbols.map(({ entry, name }) => `${entry} ${name}`)).toEqual([
      '@wren/client Client',
      '@wren/client connect',
      '@wren/server serve',
      '@wren/server Server',
    ]);
    expect(find('connect')?.links).toContain('/docs/next/typedoc/server/Server');
    expect(find('serve')?.source?.href).toBe(
      'https://github.com/example/wren/blob/HEAD/packages/@wren/server/src/index.ts#L1',
    );
    await write('packages/server/dist/index.d.ts', serverTypes('string'));
    const built = find('serve', (await read()).reference);
    expect(JSON.stringify(built)).toContain('string');
  },
);

test.each(installers)(
  'the playground gets types of the workspace (%s) as of a release',
  async (installer) => {
    const { siteRoot, root } = await writeWorkspace({ installer });
    const places = readPackagePlaces({ folder: versionFolder(siteRoot), isWorkspace: true });
    const { declarations } = collectDeclarations(places, ['@wren/client']);
    const names = Object.keys(declarations).filter((name) => !name.startsWith('/lib/'));
    expect(names.sort()).toEqual([
      '/node_modules/@wren/client/dist/index.d.ts',
      '/node_modules/@wren/client/package.json',
      '/node_modules/@wren/server/dist/index.d.ts',
      '/node_modules/@wren/server/package.json',
      '/node_modules/tides/index.d.ts',
      '/node_modules/tides/package.json',
      '/package.json',
    ]);
    expect(JSON.stringify(declarations)).not.toContain(root);
  },
);

test('the dev server checks samples again after a package was built', async () => {
  const { siteRoot, write } = await writeWorkspace();
  const site = await createDevSite({ siteRoot, onProblems: () => {} });
  onTestFinished(() => site.close());
  const checked = () => new Promise<void>((resolve) => site.onSamples(resolve));
  const sampleErrors = () =>
    site.problems().filter(({ code, severity }) => code === 'sample-error' && severity === 'error');
  await checked();
  expect(site.problems()).toEqual([]);
  await write('packages/server/dist/index.d.ts', serverTypes('string'));
  let next = checked();
  await site.reload();
  await next;
  expect(sampleErrors()).toMatchObject([{ file, line: 11 }]);
  await write(`www/${file}`, startPage("'4000'"));
  next = checked();
  await site.reload();
  await next;
  expect(site.problems()).toEqual([]);
});
