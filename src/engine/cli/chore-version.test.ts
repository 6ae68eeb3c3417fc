import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadFolder } from '../testing/load-test-site.ts';
import { docsSite, siteConfig, writeSite } from '../testing/write-site.ts';
import { run, site } from './chore-test-support.ts';

test('a version of the workspace outside of one has a line that says so', async () => {
  const root = await site();
  const { code, out } = await run(root, 'new version next', { release: 'workspace' });
  expect(code).toBe(0);
  expect(out.join('\n')).toContain(
    "content/docs/next is not in a workspace, so release: 'workspace'",
  );
});

test('a version of the workspace asks for what is linked, and is installed by nobody else', async () => {
  const root = await writeSite(
    docsSite({
      'site.config.ts': siteConfig("  docs: { package: '@wren/server' },\n").replace(
        "  version: '1.0.0',\n",
        '',
      ),
      'content/docs/versions.ts':
        "export default [\n  { label: '1.x', dir: 'v1', path: '', isLast: true },\n];\n",
      'content/docs/v1/index.mdx': '# Start\n',
      'content/docs/v1/package.json':
        '{ "dependencies": { "@wren/client": "1.4.0", "@wren/server": "1.4.0", "fastify": "5.6.1", "ws": "8.18.3", "yup": "1.7.1", "zod": "4.6.7" } }',
      'package.json': '{ "workspaces": ["packages/*"] }',
      'node_modules/ws/package.json': '{ "version": "8.18.3" }',
      'node_modules/zod/package.json': '{ "version": "4.1.12" }',
    }),
  );
  const { code, out } = await run(root, 'new version next', { release: 'workspace' });
  expect(out.join('\n')).not.toContain('npm install');
  expect(out.join('\n')).not.toContain('is not in a workspace');
  expect(code).toBe(0);
  const read = (file: string) => readFile(join(root, 'content/docs', file), 'utf8');
  expect(JSON.parse(await read('next/package.json')).dependencies).toEqual({
    '@wren/client': 'workspace:*',
    '@wren/server': 'workspace:*',
    fastify: '*',
    ws: '*',
    yup: '*',
    zod: '*',
  });
  expect(out).toContain(
    '  - Nothing installs packages in content/docs/next, so samples use the packages at or above it. Add these to the package.json of the site: fastify@5.6.1 yup@1.7.1',
  );
  expect(out).toContain(
    '  - Samples now compile against what is installed there: zod 4.1.12, not 4.6.7',
  );
  const versions = await read('versions.ts');
  expect(versions).toContain("label: 'next'");
  expect(versions).toContain("release: 'workspace'");
  expect((await run(root, 'new version v3', { release: 'x' })).out).toContain(
    '--release: "x" is not one release such as "12.0.0", nor "workspace".',
  );
});

test('a label that another version has is neither the default nor accepted', async () => {
  const root = await site({
    'content/docs/versions.ts':
      "export default [\n  { label: '1.x', name: 'stable', dir: 'v1', path: '', release: '1.0.0', isLast: true },\n  { label: 'v1b', dir: 'other', path: 'other', release: '1.0.0' },\n];\n",
    'content/docs/other/sidebar.ts': "export default { docs: ['index'] };\n",
    'content/docs/other/index.mdx': '# Start\n',
  });
  const release = '1.1.0';
  for (const label of ['1.x', 'stable']) {
    const { code, out } = await run(root, 'new version v1a', { release, label });
    expect([code, out[0]]).toEqual([2, `--label: There is already a version ${label}.`]);
  }
  expect((await run(root, 'new version v1a', { release })).code).toBe(0);
  expect((await run(root, 'new version v1b', { release })).code).toBe(0);
  const versions = await readFile(join(root, 'content/docs/versions.ts'), 'utf8');
  expect(versions).toContain("label: 'v1a'");
  expect(versions).toContain("label: 'v1b-2'");
  expect((await loadFolder(root)).problems).toEqual([]);
});

test('a label with quotes is written as it is meant', async () => {
  const root = await site();
  const label = `it's "new" \\`;
  expect((await run(root, 'new version v2', { release: '2.0.0', label })).code).toBe(0);
  const { site: loaded, problems } = await loadFolder(root);
  expect(problems).toEqual([]);
  expect(loaded.versions.map((version) => version.label)).toEqual([label, '1.x']);
});

test('drafts of the former latest version get no redirects', async () => {
  const root = await site({
    'content/docs/versions.ts':
      "export default [\n  { label: '2.x', dir: 'v2', path: 'v2', release: '2.0.0', banner: 'unreleased' },\n  { label: '1.x', dir: 'v1', path: '', release: '1.0.0', isLast: true },\n];\n",
    'content/docs/v1/plan.mdx': '---\ndraft: true\n---\n\n# Plan\n',
    'content/docs/v2/sidebar.ts': "export default { docs: ['index'] };\n",
    'content/docs/v2/index.mdx': '# Start\n',
  });
  expect((await run(root, 'latest version v2')).code).toBe(0);
  const redirects = await readFile(join(root, 'content/redirects.tsv'), 'utf8');
  expect(redirects).toContain('/docs/server/routers\t/docs/v1/server/routers\n');
  expect(redirects).not.toContain('plan');
});
