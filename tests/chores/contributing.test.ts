import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { type PackageRegistry, startRegistry } from '../../scripts/package-registry.ts';
import { commandsOf } from './guide-commands.ts';
import { copySite, type SiteCopy } from './site-copy.ts';

// Follows CONTRIBUTING.md to the letter: every command of a section, in order, in a copy of the project with a small
// site. Manual steps between the commands are performed too, and nothing else.

/** A cold build on a busy machine. */
const TEST_TIMEOUT_MS = 300_000;

const scoped = ['client', 'next', 'react-query', 'server', 'tanstack-react-query'];

let copy: SiteCopy;
let registry: PackageRegistry;
let folder: string;
let guide: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  guide = await readFile(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  registry = await startRegistry({
    folder,
    packages: Object.fromEntries(
      scoped.map((name) => [`@trpc/${name}`, ['10.45.4', '11.6.0', '11.7.0', '12.0.0']]),
    ),
  });
  copy = await copySite({
    site: 'two-releases',
    env: { npm_config_registry: registry.url, npm_config_cache: join(folder, 'cache') },
  });
  for (const dir of ['v10', 'v11']) {
    await copy.run(`npm install --prefix content/docs/${dir} --ignore-scripts`);
  }
}, TEST_TIMEOUT_MS);

afterAll(async () => {
  await copy?.remove();
  await registry?.close();
  if (folder) await rm(folder, { recursive: true });
});

/**
 * Runs the commands of a section.
 *
 * @param between manual steps before the named command
 */
async function follow(
  heading: string,
  between: { before: string; work: () => Promise<void> }[] = [],
): Promise<string[]> {
  const outputs: string[] = [];
  const commands = commandsOf({ guide, heading });
  for (const { before } of between) expect(commands).toContain(before);
  for (const command of commands) {
    for (const { before, work } of between) if (before === command) await work();
    outputs.push(await copy.run(command));
  }
  return outputs;
}

const read = (file: string) => readFile(join(copy.root, file), 'utf8');

test('write a page', { timeout: TEST_TIMEOUT_MS }, async () => {
  const [created, checked] = await follow('Write a page');
  expect(created).toContain('create  content/docs/v11/server/caching-responses.mdx');
  expect(await read('content/docs/v11/sidebar.ts')).toContain(
    "items: ['server/routers', 'server/context', 'server/caching-responses']",
  );
  expect(checked).toMatch(/pages checked/);
  expect(checked).not.toMatch(/warning/);
});

test('add a lesson', { timeout: TEST_TIMEOUT_MS }, async () => {
  const [created, checked] = await follow('Add a lesson');
  expect(created).toContain('create  content/learn/01-live-prices/lesson.mdx');
  expect(await read('content/learn/01-live-prices/lesson.mdx')).toContain(
    'title: Watch the prices\n',
  );
  expect(checked).toMatch(/pages checked/);
  expect(checked).not.toMatch(/warning|error/);
});

test('add a component for content', { timeout: TEST_TIMEOUT_MS }, async () => {
  const page = 'content/docs/v11/server/context.mdx';
  const outputs = await follow('Add a component for content', [
    {
      before: 'npm run check',
      work: async () =>
        writeFile(
          join(copy.root, page),
          `${await read(page)}\n<Since release="11.4">Context can be lazy.</Since>\n`,
        ),
    },
  ]);
  expect(outputs.at(-1)).toMatch(/pages checked/);
  await copy.run('node node_modules/typescript/bin/tsc -p src/ui/tsconfig.json');
  expect(
    await copy.run('npx biome check --error-on-warnings src/ui/mdx src/shared CONTRIBUTING.md'),
  ).toContain('Checked');
  expect(await read('CONTRIBUTING.md')).toContain('`<Since release="…">`');
});

test('follow a new release of the library', { timeout: TEST_TIMEOUT_MS }, async () => {
  const outputs = await follow('Follow a new release of the library');
  expect(JSON.parse(await read('content/docs/v11/package.json')).dependencies).toEqual(
    Object.fromEntries(scoped.map((name) => [`@trpc/${name}`, '11.7.0'])),
  );
  expect(outputs.at(-1)).toContain(
    'content/docs/v11/index.mdx:6:These pages document release 11.6.0',
  );
  const forgotten = '@trpc/client@11.6.0';
  await copy.run(`npm install --prefix content/docs/v11 --save-exact ${forgotten}`);
  await expect(copy.run('npm run check')).rejects.toThrow(
    '@trpc/client is 11.6.0, but @trpc/server is 11.7.0.',
  );
  await copy.run(`npm install --prefix content/docs/v11 --save-exact @trpc/client@11.7.0`);
});

test('begin a new version, then make it the latest', { timeout: TEST_TIMEOUT_MS }, async () => {
  const [created, checked] = await follow('Begin a new version');
  expect(created).toContain(
    'content/docs/v12/index.mdx:7 leads to another version: /docs/server/context',
  );
  expect(checked).toMatch(/pages checked/);
  expect(JSON.parse(await read('content/docs/v12/package.json')).dependencies).toMatchObject({
    '@trpc/server': '12.0.0',
  });

  // A page that only the old version has remains reachable.
  await copy.run('rm content/docs/v12/server/caching-responses.mdx');
  const sidebar = await read('content/docs/v12/sidebar.ts');
  await writeFile(
    join(copy.root, 'content/docs/v12/sidebar.ts'),
    sidebar.replace(", 'server/caching-responses'", ''),
  );
  const [moved] = await follow('Make a version the latest');
  expect(moved).toContain(
    '/docs/server/caching-responses leads to /docs/v11/server/caching-responses now',
  );
  expect((await read('content/redirects.tsv')).split('\n')).toEqual([
    'from\tto',
    '/docs/server/caching-responses\t/docs/v11/server/caching-responses',
    '/docs/v12\t/docs',
    '/docs/v12/*\t/docs/*',
    '',
  ]);
  await copy.run('npm run build');
  expect(await read('dist/docs/index.html')).toContain('content="trpc-website 12.0.0"');
  expect(await read('dist/docs/v11/server/context/index.html')).toContain('Context can be lazy.');
});
