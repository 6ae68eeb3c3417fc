import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { readFingerprint } from './fingerprint.ts';
import { listVersions } from './installed-packages.ts';

const installed = {
  'node_modules/yaml': { version: '2.0.0', integrity: 'sha512-a' },
  'node_modules/vite': { version: '8.0.0', dependencies: { rolldown: '1' } },
  'node_modules/rolldown': { version: '1.0.0' },
  'node_modules/knip': { version: '6.0.0', dependencies: { yaml: '1' } },
  'node_modules/knip/node_modules/yaml': { version: '1.0.0' },
};

const project = () =>
  writeSite({
    'src/engine/samples/a.ts': 'a',
    'node_modules/.package-lock.json': JSON.stringify({ packages: installed }),
  });

test('a fingerprint changes with files and their names, and not with tests', async () => {
  const dir = await project();
  const keyNow = async () => (await readFingerprint('samples', dir)).key;
  const first = await keyNow();
  await writeFile(join(dir, 'src/engine/samples/a.test.ts'), 'a');
  expect(await keyNow()).toBe(first);
  await writeFile(join(dir, 'src/engine/samples/a.ts'), 'A');
  const edited = await keyNow();
  await writeFile(join(dir, 'src/engine/samples/b.ts'), 'b');
  const more = await keyNow();
  await rename(join(dir, 'src/engine/samples/b.ts'), join(dir, 'src/engine/samples/c.ts'));
  expect(new Set([first, edited, more, await keyNow()]).size).toBe(4);
});

test('a fingerprint changes with packages, those that they need too, and with no other', async () => {
  const dir = await project();
  const keyWith = async (packages: object) => {
    const file = join(dir, 'node_modules/.package-lock.json');
    await writeFile(file, JSON.stringify({ packages: { ...installed, ...packages } }));
    return (await readFingerprint('samples', dir)).key;
  };
  const first = await keyWith({});
  expect(await keyWith({ 'node_modules/knip': { version: '7.0.0' } })).toBe(first);
  expect(await keyWith({ 'node_modules/rolldown': { version: '1.0.1' } })).not.toBe(first);
  expect(
    await keyWith({ 'node_modules/yaml': { version: '2.0.0', integrity: 'sha512-b' } }),
  ).not.toBe(first);
});

test('in a workspace a fingerprint changes with everything that is installed there', async () => {
  const root = await writeSite({
    'www/src/engine/samples/a.ts': 'a',
    'www/package-lock.json': '{ "packages": {} }',
    'pnpm-workspace.yaml': '',
    'node_modules/.pnpm/lock.yaml': 'a',
  });
  const keyNow = async () => (await readFingerprint('samples', join(root, 'www'))).key;
  const first = await keyNow();
  await writeFile(join(root, 'www/package-lock.json'), JSON.stringify({ packages: installed }));
  expect(await keyNow()).toBe(first);
  await writeFile(join(root, 'node_modules/.pnpm/lock.yaml'), 'b');
  expect(await keyNow()).not.toBe(first);
});

test.each(['', '{"packages":', 'null', '[]', '"x"', '{"packages":5}', '{"packages":null}', '{}'])(
  'a damaged list of packages (%s) is a state of its own',
  async (text) => {
    const root = await writeSite({ 'src/engine/samples/a.ts': 'a' });
    const list = join(root, 'node_modules/.package-lock.json');
    await mkdir(join(root, 'node_modules'));
    await writeFile(list, JSON.stringify({ packages: installed }));
    const { key } = await readFingerprint('samples', root);
    await writeFile(list, text);
    const damaged = await readFingerprint('samples', root);
    expect(damaged.key).not.toBe(key);
    expect(damaged.parts['node_modules/typescript']).toMatch(/^[0-9a-f]{16}$/);
  },
);

test('a fingerprint changes with the environment that its producer reads', async () => {
  const dir = await project();
  const { key } = await readFingerprint('samples', dir);
  vi.stubEnv('SITE_TYPESCRIPT', 'js');
  expect((await readFingerprint('samples', dir)).key).not.toBe(key);
  vi.unstubAllEnvs();
});

test('packages are found as Node finds them', () => {
  expect(listVersions(installed, ['knip', 'gone'])).toEqual({
    'node_modules/knip': '6.0.0 ',
    'node_modules/knip/node_modules/yaml': '1.0.0 ',
    'node_modules/gone': 'missing',
  });
  expect(Object.keys(listVersions(installed, ['vite']))).toEqual([
    'node_modules/vite',
    'node_modules/rolldown',
  ]);
});
