import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { createModuleReader } from './module-reader.ts';

afterEach(() => vi.unstubAllEnvs());

async function read(files: Record<string, string>) {
  const root = await writeSite(files);
  const modules = await createModuleReader();
  const value = await modules.readDefault(join(root, 'site.config.ts'));
  const inputs = modules.inputs();
  await modules.close();
  return { root, value, inputs };
}

test('says which modules were read, wherever they are', async () => {
  const { root, value, inputs } = await read({
    'site.config.ts': "import { title } from './config/texts.ts';\nexport default { title };\n",
    'config/texts.ts': "import data from './data.json';\nexport const { title } = data;\n",
    'config/data.json': '{ "title": "A" }',
    'config/other.ts': 'export {};\n',
  });
  expect(value).toEqual({ title: 'A' });
  const own = inputs.files.filter((file) => file.startsWith(root));
  expect(own.map((file) => file.slice(root.length + 1)).sort()).toEqual([
    'config/data.json',
    'config/texts.ts',
    'site.config.ts',
  ]);
});

test.each([
  ['by its name', 'export default { url: process.env.TEST_URL };\n'],
  ['by destructuring', 'const { TEST_URL } = process.env;\nexport default { url: TEST_URL };\n'],
  [
    'from node:process',
    "import { env } from 'node:process';\nexport default { url: env.TEST_URL };\n",
  ],
  ['from process', "import own from 'process';\nexport default { url: own.env['TEST_URL'] };\n"],
  ['from another module', "import { url } from './config/url.ts';\nexport default { url };\n"],
])('says which environment variables were read: %s', async (_, source) => {
  vi.stubEnv('TEST_URL', 'https://one.example');
  const { value, inputs } = await read({
    'site.config.ts': source,
    'config/url.ts': 'export const url = process.env.TEST_URL;\n',
  });
  expect(value).toEqual({ url: 'https://one.example' });
  expect(inputs.environment).toEqual(['TEST_URL']);
});

test('a module may have a process of its own', async () => {
  const { value, inputs } = await read({
    'site.config.ts':
      "const process = { env: { A: 'a' } };\nexport const f = () => g();\nfunction g() { return process.env.A; }\nexport default { a: f() };\n",
  });
  expect(value).toEqual({ a: 'a' });
  expect(inputs.environment).toEqual([]);
});

test.each([
  ['loops', 'while (true) {}\nexport default {};\n'],
  ['waits', 'await new Promise(() => {});\nexport default {};\n'],
  ['imports one that loops', "import './loop.ts';\nexport default {};\n"],
])('[V5] a module that %s is stopped and named, and the next one is read', async (_, source) => {
  const root = await writeSite({
    'site.config.ts': source,
    'loop.ts': 'for (;;);\n',
    'other.ts': 'export default 1;\n',
  });
  // Long enough for the first module to import the second one on a busy machine.
  const modules = await createModuleReader({ timeLimit: 1500 });
  onTestFinished(() => modules.close());
  const read = modules.readDefault(join(root, 'site.config.ts'));
  const other = modules.readDefault(join(root, 'other.ts'));
  const file = join(root, source.includes('loop.ts') ? 'loop.ts' : 'site.config.ts');
  await expect(read).rejects.toMatchObject({ name: 'UnfinishedModuleError', file });
  await expect(other).resolves.toBe(1);
});

test.each([
  ['ends the process', 'process.exit(3);\nexport default {};\n', /process\.exit\(3\)/],
  [
    'throws what nobody catches',
    'setTimeout(() => { throw new Error("late"); });\nawait new Promise(() => {});\nexport default {};\n',
    /late/,
  ],
  [
    'fills the memory',
    'const all: number[][] = [];\nfor (;;) all.push(new Array(100_000).fill(1));\nexport default {};\n',
    /memory/,
  ],
  [
    'exports a function',
    'export default { navbar: { items: [{ to: () => 1 }] } };\n',
    /^navbar\.items\[0\]\.to is a function$/,
  ],
  [
    'exports a promise',
    'export default Promise.resolve({});\n',
    /^its default export is a promise$/,
  ],
  [
    'exports what contains itself',
    "const a: { items: unknown[] } = { items: ['b'] };\na.items.push(a);\nexport default { a };\n",
    /^a\.items\[1\] is a part of itself$/,
  ],
  ['exports the environment', 'export default { a: process.env };\n', /^a is no plain data$/],
])('[V5] a module that %s harms nobody else', async (_, source, message) => {
  const root = await writeSite({ 'site.config.ts': source, 'other.ts': 'export default 1;\n' });
  // A busy machine needs longer than authors wait until the memory is full.
  const modules = await createModuleReader({ timeLimit: 45_000 });
  onTestFinished(() => modules.close());
  await expect(modules.readDefault(join(root, 'site.config.ts'))).rejects.toThrow(message);
  await expect(modules.readDefault(join(root, 'other.ts'))).resolves.toBe(1);
});

test('[V5] keeps what is in order, and asks again for what is not', async () => {
  const modules = await createModuleReader();
  onTestFinished(() => modules.close());
  let made = 0;
  const keep = (key: string) =>
    modules.keep({ key, make: async () => ++made, isSound: (count) => count > 1 });
  expect([await keep('a'), await keep('a'), await keep('a'), await keep('b')]).toEqual([
    1, 2, 2, 3,
  ]);
});
