import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSamples } from '../samples/check-samples.ts';
import { fence } from '../samples/samples-test-support.ts';
import { loadFolder } from '../testing/load-test-site.ts';
import { memoryCache } from '../testing/memory-cache.ts';
import { type TestWorkspace, writeWorkspace } from '../testing/workspace.ts';

const manifest = 'www/content/docs/next/package.json';

async function problemsOf({ siteRoot }: TestWorkspace) {
  const { problems } = await loadFolder(siteRoot);
  return problems.map(({ code, message, hint, file, line, column }) => ({
    code,
    message,
    hint,
    place: [file, line, column].filter((part) => part !== undefined).join(':'),
  }));
}

test('a package that is not built, one that is not installed, and one from a registry', async () => {
  const workspace = await writeWorkspace({
    more: {
      [manifest]: `{
  "dependencies": {
    "@wren/client": "workspace:*",
    "@wren/lost": "workspace:*",
    "@wren/next": "2.3.0",
    "@wren/server": "workspace:*",
    "tides": "1.2.0"
  }
}
`,
      'www/content/docs/next/node_modules/@wren/next/package.json': '{ "version": "2.3.0" }',
    },
  });
  await rm(join(workspace.root, 'packages/server/dist'), { recursive: true });
  expect(await problemsOf(workspace)).toEqual([
    {
      code: 'workspace-package',
      message: '@wren/lost is not installed in the workspace.',
      hint: `Install the packages of the workspace (pnpm install, npm install, yarn) in ${workspace.root}. For that, a package.json of the workspace at or above www/content/docs/next has to name it.`,
      place: 'content/docs/next/package.json:4:5',
    },
    {
      code: 'workspace-package',
      message: '@wren/next comes from a registry and not from the workspace.',
      hint: 'Request the package of the workspace: "workspace:*" (pnpm, yarn), or "*", or its exact version there (npm).',
      place: 'content/docs/next/package.json:5:5',
    },
    {
      code: 'workspace-package',
      message: '@wren/server is linked to packages/server, which has no declaration files yet.',
      hint: 'Build it, because its build has to run before the site is built.',
      place: 'content/docs/next/package.json:6:5',
    },
    {
      code: 'workspace-package',
      message: 'tides is not installed in the workspace.',
      hint: expect.stringContaining('Install the packages of the workspace'),
      place: 'content/docs/next/package.json:7:5',
    },
  ]);
  // One mistake is reported once: no sample fails because of it as well.
  const { problems } = await checkSamples({
    siteRoot: workspace.siteRoot,
    cache: memoryCache(),
    blocks: [fence("import '@wren/server';\n", { file: 'content/docs/next/start.mdx' })],
    versions: [{ label: 'next', folder: 'content/docs/next', isLast: false, isWorkspace: true }],
  });
  expect(problems).toEqual([]);
});

test('a site that is in no workspace', async () => {
  const workspace = await writeWorkspace();
  await rm(join(workspace.root, 'pnpm-workspace.yaml'));
  expect(await problemsOf(workspace)).toEqual([
    {
      code: 'workspace-package',
      message: 'next documents the packages of a workspace, but content/docs/next is not in one.',
      hint: 'The root of a workspace has a pnpm-workspace.yaml, or "workspaces" in its package.json. For a release from the registry, remove "release".',
      place: 'content/docs/versions.ts:2:3',
    },
  ]);
});

test('a version whose folder names no packages, or not the one of the library', async () => {
  const bare = await writeWorkspace();
  await rm(join(bare.root, manifest));
  expect(await problemsOf(bare)).toMatchObject([
    {
      code: 'workspace-package',
      message:
        'next documents the packages of its workspace, but there is no content/docs/next/package.json that names them.',
      place: 'content/docs/versions.ts:2:3',
    },
  ]);
  const other = await writeWorkspace({ more: { [manifest]: '{ "dependencies": {} }' } });
  expect(await problemsOf(other)).toMatchObject([
    {
      code: 'workspace-package',
      message: 'content/docs/next/package.json does not name @wren/server, which next documents.',
      place: 'content/docs/next/package.json',
    },
  ]);
});

test('a config that does not say which package the library is', async () => {
  const workspace = await writeWorkspace();
  const config = `import { defineSiteConfig } from '#schema/site-config.ts';
export default defineSiteConfig({
  title: 'Test', tagline: 'A test.', url: 'https://test.example', repository: 'https://github.com/example/test',
  navbar: { title: 'Test' }, docs: {},
});
`;
  await workspace.write('www/site.config.ts', config);
  expect(await problemsOf(workspace)).toMatchObject([
    {
      code: 'workspace-package',
      message: 'Nothing says which package of the workspace next documents.',
      hint: 'Name the package of the library in site.config.ts: docs.package.',
    },
  ]);
});
