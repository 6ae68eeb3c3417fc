import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { createCorpus } from './corpus.ts';
import { generators } from './generators.ts';
import { measureTree, reasonIn } from './measure-tree.ts';
import { foldPages } from './project.ts';
import { comparisonTable, failureTable, standingOf } from './report.ts';

test('the corpus is the same in every run, and its links lead to its pages', () => {
  const texts = () =>
    createCorpus({ pages: 50 }).flatMap(({ pages }) =>
      pages.map(({ id, body }) => ({ id, text: body((target) => `to:${target}`) })),
    );
  const pages = texts();
  expect(texts()).toEqual(pages);
  const ids = pages.map(({ id }) => id);
  expect(new Set(ids).size).toBe(50);
  const links = pages.flatMap(({ text }) =>
    [...text.matchAll(/\(to:(.*?)\)/g)].map(([, to]) => to),
  );
  expect(links).toHaveLength(100);
  expect(ids).toEqual(expect.arrayContaining(links));
});

test('every generator writes every page, and pins what it installs', async () => {
  const sections = createCorpus({ pages: 25 });
  const ids = sections.flatMap(({ pages }) => pages.map(({ id }) => id));
  expect(generators.map(({ name }) => name)).toEqual(
    generators.map(({ name }) => name).sort((one, two) => one.localeCompare(two, 'en')),
  );
  for (const { name, id, packageName, files, source } of generators) {
    expect(Object.keys(files(sections)), name).toEqual(expect.arrayContaining(ids.map(source)));
    if (id === undefined) continue;
    const manifest = join(projectRoot, 'bench/peers/generators', id, 'package.json');
    const { dependencies } = JSON.parse(await readFile(manifest, 'utf8'));
    expect(Object.keys(dependencies), name).toContain(packageName);
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  }
});

test('a build that fails says why', async () => {
  const script = `console.log('Building'); console.error('\\u001b[31mError: no pages\\u001b[0m'); process.exit(1)`;
  const command = [process.execPath, '-e', script];
  await expect(measureTree({ command, cwd: tmpdir(), env: process.env })).rejects.toThrow(
    /^Error: no pages$/,
  );
  const missing = { command: ['no-such-generator'], cwd: tmpdir(), env: process.env };
  await expect(measureTree(missing)).rejects.toThrow('no-such-generator');
  expect(reasonIn('one\ntwo\n')).toBe('two');
  const npm =
    'Command failed: npm install\nnpm error code ETARGET\nnpm error No matching version\n';
  expect(reasonIn(npm)).toBe('npm error No matching version');
});

test('memory is that of all processes', async () => {
  const child = `const all = Buffer.alloc(150e6, 1); setTimeout(() => all, 1500)`;
  const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(child)}])`;
  const command = [process.execPath, '-e', parent];
  const { memory } = await measureTree({ command, cwd: tmpdir(), env: process.env });
  expect(memory).toBeGreaterThan(150);
});

test('pages move to where the host looks for them', async ({ onTestFinished }) => {
  const dir = await mkdtemp(join(tmpdir(), 'peers-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(join(dir, 'docs'));
  for (const path of ['index.html', '404.html', 'docs.html', 'docs/page.html', 'docs/page.txt']) {
    await writeFile(join(dir, path), '');
  }
  await foldPages(dir);
  const files = (await readdir(dir, { recursive: true })).filter((path) => path.includes('.'));
  expect(files.sort()).toEqual([
    '404.html',
    'docs/index.html',
    'docs/page.txt',
    'docs/page/index.html',
    'index.html',
  ]);
});

test('the table names medians, ranges and failures, and who is first', () => {
  const rows = [
    { name: 'cold build', unit: 's', per: 1000, digits: 1 },
    { name: 'requests', unit: '', per: 1, digits: 0 },
  ];
  const columns = [
    {
      name: 'one',
      version: '1.0.0',
      values: { 'cold build': [3000, 1000, 2000], requests: [4, 4] },
    },
    { name: 'three', version: '3.0.0', values: {}, failure: 'no network' },
    { name: 'two', version: '2.0.0', values: { 'cold build': [1500], requests: [4, 5, 5] } },
  ];
  expect(comparisonTable(rows, columns)).toEqual({
    head: ['measurement', 'one', 'three', 'two'],
    rows: [
      ['version', '1.0.0', '3.0.0', '2.0.0'],
      ['cold build, s', '2.0 (1.0–3.0)', 'failed', '1.5'],
      ['requests', '4', 'failed', '5 (4–5)'],
    ],
  });
  expect(failureTable(columns)?.rows).toEqual([['three', 'no network']]);
  expect(failureTable(columns.slice(0, 1))).toBeUndefined();
  const standing = standingOf('one', rows, columns);
  expect(standing).toContain('one is first in: requests (its range overlaps that of two).');
  expect(standing).toContain('not first in: cold build (number 2, after two).');
});
