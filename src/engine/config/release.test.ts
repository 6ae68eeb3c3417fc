import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schema/site-config.ts';
import siteConfig from '../../../site.config.ts';
import { projectRoot } from '../project-root.ts';
import { loadFiles } from '../testing/load-test-site.ts';
import { siteConfig as configFile } from '../testing/write-site.ts';
import { createModuleReader } from './module-reader.ts';
import { readVersions } from './read-versions.ts';

const packageJson = (dependencies: Record<string, string>) =>
  `${JSON.stringify({ private: true, dependencies }, undefined, 2)}\n`;

/** A site whose version 1.x has its release only in its package.json. */
function files(more: Record<string, string> = {}): Record<string, string> {
  return {
    'site.config.ts': configFile("  docs: { package: '@wren/server' },\n").replace(
      "  version: '1.0.0',\n",
      '',
    ),
    'content/docs/versions.ts':
      "export default [\n  { label: '1.x', dir: 'v1', path: '', isLast: true },\n];\n",
    'content/docs/v1/sidebar.ts': "export default { docs: ['a'] };\n",
    'content/docs/v1/a.mdx': '# A\n',
    'content/docs/v1/package.json': packageJson({
      '@wren/client': '1.4.0',
      '@wren/server': '1.4.0',
      other: '^3.0.0',
    }),
    ...more,
  };
}

const facts = (problems: Awaited<ReturnType<typeof loadFiles>>['problems']) =>
  problems.map(({ code, message, hint, file, line, column }) => ({
    code,
    message,
    hint,
    place: [file, line, column].filter((part) => part !== undefined).join(':'),
  }));

test('[M3] the release of each version of this site is the one that its samples compile against', async () => {
  const config = siteConfigSchema.parse(siteConfig);
  if (config.docs === false) throw new Error('The site has no docs.');
  const modules = await createModuleReader();
  const { versions, problems } = await readVersions({
    root: projectRoot,
    docs: config.docs,
    modules,
  }).finally(() => modules.close());
  expect(problems).toEqual([]);
  for (const { folder, release } of versions) {
    const installed = join(projectRoot, folder, 'node_modules/@trpc/server/package.json');
    expect(release).toBe(JSON.parse(await readFile(installed, 'utf8')).version);
  }
  expect(versions).toHaveLength(3);
});

test('[M3] the release is read from package.json, for the version and for the site', async () => {
  const { site, problems } = await loadFiles(files());
  expect(problems).toEqual([]);
  expect(site.versions[0]?.release).toBe('1.4.0');
  expect(site.shell.version).toBe('1.4.0');
});

test('a release that two places tell differently is a problem in each of them', async () => {
  const { problems } = await loadFiles(
    files({
      'site.config.ts': configFile("  docs: { package: '@wren/server' },\n"),
      'content/docs/versions.ts':
        "export default [\n  { label: '1.x', dir: 'v1', path: '', release: '1.3.0', isLast: true },\n];\n",
      'content/docs/v1/package.json': packageJson({
        '@wren/client': '1.3.0',
        '@wren/next': '^1.4.0',
        '@wren/query': '1.4.0',
        '@wren/react': '1.4.0',
        '@wren/server': '1.4.0',
      }),
      'content/docs/v1/package-lock.json': JSON.stringify({
        packages: { 'node_modules/@wren/query': { version: '1.2.0' } },
      }),
      'content/docs/v1/node_modules/@wren/react/package.json': '{ "version": "1.1.0" }',
    }),
  );
  expect(facts(problems)).toEqual([
    {
      code: 'release-mismatch',
      message: '@wren/client is 1.3.0, but @wren/server is 1.4.0.',
      hint: 'Packages of the library are released together: give both the same release.',
      place: 'content/docs/v1/package.json:4:5',
    },
    {
      code: 'release-mismatch',
      message: '@wren/next is "^1.4.0", which is not one release.',
      hint: 'Write it without a range: pages say what one release does.',
      place: 'content/docs/v1/package.json:5:5',
    },
    {
      code: 'release-mismatch',
      message: '@wren/query is 1.4.0 here, but 1.2.0 in package-lock.json.',
      hint: 'Update the lock file: npm install --prefix content/docs/v1',
      place: 'content/docs/v1/package.json:6:5',
    },
    {
      code: 'release-mismatch',
      message: '@wren/react is 1.4.0 here, but 1.1.0 is installed.',
      hint: 'Install what the lock file names: node scripts/install-releases.js',
      place: 'content/docs/v1/package.json:7:5',
    },
    {
      code: 'release-mismatch',
      message:
        '1.x documents 1.3.0 according to "release", but its samples compile against @wren/server 1.4.0.',
      hint: 'Remove "release": it is read from content/docs/v1/package.json.',
      place: 'content/docs/versions.ts:2:3',
    },
    {
      code: 'release-mismatch',
      message: '"version" is 1.0.0, but the latest docs (1.x) document 1.4.0.',
      hint: 'Remove "version": without it, the site uses the release of the latest docs version.',
      place: 'site.config.ts:7:12',
    },
  ]);
});

test('a version or a site without a release says so', async () => {
  const version = await loadFiles(files({ 'content/docs/v1/package.json': packageJson({}) }));
  expect(facts(version.problems)).toEqual([
    {
      code: 'versions-invalid',
      message: 'Nothing says which release 1.x documents.',
      hint: 'Name @wren/server in the dependencies of content/docs/v1/package.json, or give the version a "release".',
      place: 'content/docs/versions.ts:2:3',
    },
  ]);
  const { problems } = await loadFiles({
    'site.config.ts': configFile().replace("  version: '1.0.0',\n", ''),
  });
  expect(facts(problems)).toContainEqual({
    code: 'config-invalid',
    message: '"version" is missing.',
    hint: 'Name the release that the site is about, because it has no docs to take it from: version: "1.0.0".',
    place: 'site.config.ts:3:33',
  });
});

test.each([
  ['a comma is missing', '{ "private": true\n  "dependencies": {} }', '2:3'],
  [
    'a name in double quotes is missing; after the last one there is no comma',
    '{ "private": true,\n}',
    '2:1',
  ],
  ['a value is missing; after the last one there is no comma', '', '1:1'],
  ['names and texts are put between double quotes', "{\n  'private': true }", '2:3'],
  ['it has no comments', '{\n  // No.\n}', '2:3'],
])(
  '[V5] a package.json that is no JSON is one problem, whatever follows from it: %s',
  async (message, text, place) => {
    const { problems } = await loadFiles(files({ 'content/docs/v1/package.json': text }));
    expect(facts(problems)).toEqual([
      {
        code: 'manifest-invalid',
        message: `content/docs/v1/package.json is not JSON: ${message}.`,
        hint: 'It must be a package.json that names the packages that the version documents.',
        place: `content/docs/v1/package.json:${place}`,
      },
    ]);
  },
);

test('a package.json with an unfinished merge is one problem', async () => {
  const text = '<<<<<<< HEAD\n{}\n=======\n{ }\n>>>>>>> main\n';
  const { problems } = await loadFiles(files({ 'content/docs/v1/package.json': text }));
  expect(facts(problems).map(({ code, place }) => [code, place])).toEqual([
    ['merge-conflict', 'content/docs/v1/package.json:1:1'],
  ]);
});

test('[V5] packages that a reference is made of and that are not installed are one problem', async () => {
  const sources = files({
    'content/docs/versions.ts':
      "export default [\n  { label: '1.x', dir: 'v1', path: '', isLast: true, api: ['@wren/server'] },\n];\n",
    'content/docs/v1/node_modules/@wren/server/package.json':
      '{ "name": "@wren/server", "version": "1.4.0" }',
    'content/docs/v1/package.json': packageJson({
      '@wren/client': '1.4.0',
      '@wren/server': '1.4.0',
    }),
  });
  const { problems } = await loadFiles(sources);
  expect(facts(problems)).toEqual([
    {
      code: 'packages-missing',
      message: 'Packages that 1.x documents are not installed: "@wren/client".',
      hint: 'Run `npm install`.',
      place: 'content/docs/v1/package.json',
    },
  ]);
});
