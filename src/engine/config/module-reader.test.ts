import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
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
