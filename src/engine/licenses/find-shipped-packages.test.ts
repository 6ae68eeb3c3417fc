import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { findShippedPackages, mergePackages } from './find-shipped-packages.ts';

const manifest = (name: string, version: string) =>
  JSON.stringify({ name, version, license: 'MIT' });

async function find(files: Record<string, string>, shipped: string[]) {
  const root = await writeSite(files);
  return findShippedPackages(shipped.map((file) => join(root, file)));
}

test('modules are of the package that they are in, whose texts come in full', async () => {
  const files = {
    'node_modules/@deep/sea/package.json': manifest('@deep/sea', '2.0.0'),
    'node_modules/@deep/sea/LICENSE.md': 'Text of the sea.\n',
    'node_modules/@deep/sea/NOTICE': 'Notice of the sea.\n',
    'node_modules/@deep/sea/README.md': 'Not this.',
    // It only declares the module format.
    'node_modules/@deep/sea/dist/package.json': '{ "type": "module" }',
  };
  const shipped = ['node_modules/@deep/sea/dist/a.js', 'node_modules/@deep/sea/dist/b.js'];
  expect(await find(files, shipped)).toEqual([
    {
      name: '@deep/sea',
      version: '2.0.0',
      license: 'MIT',
      text: 'Text of the sea.\n\nNotice of the sea.',
    },
  ]);
});

test('a package within another one, and two versions of one, are packages of their own', async () => {
  const files = {
    'node_modules/host/package.json': manifest('host', '1.0.0'),
    'node_modules/host/LICENSE': 'Text of the host.',
    'node_modules/host/vendor/guest/package.json': manifest('guest', '3.0.0'),
    'node_modules/host/vendor/guest/license': 'Text of the guest.',
    'node_modules/host/node_modules/guest/package.json': manifest('guest', '4.0.0'),
  };
  const shipped = [
    'node_modules/host/vendor/guest/index.js',
    'node_modules/host/node_modules/guest/index.js',
  ];
  const found = await find(files, shipped);
  expect(found.map(({ name, version, text }) => [name, version, text])).toEqual([
    ['guest', '3.0.0', 'Text of the guest.'],
    ['guest', '4.0.0', undefined],
  ]);
});

test('of a bundler come its own words, and not those for its tools', async () => {
  const files = {
    'node_modules/vite/package.json': manifest('vite', '8.0.0'),
    'node_modules/vite/LICENSE.md': 'Core.\n\n# Licenses of bundled dependencies\nMore.\n',
  };
  expect(await find(files, ['node_modules/vite/package.json'])).toMatchObject([{ text: 'Core.' }]);
});

test('fonts have their license beside them; other sources are our own', async () => {
  const files = { 'fonts/one.license.txt': 'Text of one.\n' };
  expect(await find(files, ['fonts/one.woff2', 'fonts/two.ttf', 'src/app.ts'])).toEqual([
    { name: 'one.woff2', text: 'Text of one.' },
    { name: 'two.ttf' },
  ]);
});

test('of two records of one package, that with a text stays', () => {
  const bare = { name: 'a', version: '1.0.0' };
  const full = { ...bare, text: 'Text.' };
  expect(mergePackages([bare, full])).toEqual([full]);
  expect(mergePackages([full, bare])).toEqual([full]);
});
