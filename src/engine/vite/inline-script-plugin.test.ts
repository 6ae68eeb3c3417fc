import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { inlineScriptPlugin } from './inline-script-plugin.ts';

async function load(id: string): Promise<string | undefined> {
  const { load: hook } = inlineScriptPlugin() as { load(id: string): Promise<string | undefined> };
  return hook(id);
}

test('a module becomes the text of a function, with all that it imports', async () => {
  const root = await writeSite({
    'greet.ts':
      "import { name } from './name.ts';\nexport function run(options: { word: string }): void {\n  globalThis.said = [options.word, name];\n}\n",
    'name.ts': "export const name = 'Ada';\n",
  });
  const module = await load(`${root}/greet.ts?inline-script`);
  const text: string = JSON.parse(/^export default (.*);$/.exec(module ?? '')?.[1] ?? '');
  const context = { said: undefined };
  runInNewContext(`(${text})({ word: 'Hello' })`, context);
  expect(context.said).toEqual(['Hello', 'Ada']);
});

test('a mistake in the script is reported at its place', async () => {
  const root = await writeSite({ 'greet.ts': 'export function run( {\n' });
  await expect(load(`${root}/greet.ts?inline-script`)).rejects.toThrow(
    /^Expected .* end of file \(.*greet\.ts:2\)$/,
  );
});

test('other modules are none of its business', async () => {
  expect(await load('/src/boot.ts')).toBeUndefined();
});
