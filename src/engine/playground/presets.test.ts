import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';
import { entryOf } from '#shared/playground/playground.ts';
import { clientCode, serverCode, wireEnds } from '#ui/pages/home/wire-demo-code.ts';
import { createCompiler } from '#ui/playground/compiler/create-compiler.ts';
import { presets } from '../../../content/playground/presets.ts';
import { sampleFiles } from '../code/parse-sample.ts';
import { readPackagePlaces } from '../packages/package-places.ts';
import { projectRoot } from '../project-root.ts';
import { collectDeclarations } from './collect-declarations.ts';

const folder = join(projectRoot, 'content/playground');
const compiler = createCompiler(
  collectDeclarations(readPackagePlaces({ folder: join(projectRoot, 'content/docs/v11') }))
    .declarations,
);

async function readFiles(id: string) {
  const names = await readdir(join(folder, id));
  return Promise.all(
    names.map(async (name) => ({ name, code: await readFile(join(folder, id, name), 'utf8') })),
  );
}

test('[P1] every folder is a preset and every preset a folder', async () => {
  const folders = (await readdir(folder, { withFileTypes: true })).filter((it) => it.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(presets.map(({ id }) => id).sort());
});

test.each(presets)('[P1] the preset "$id" compiles as in the browser', async ({ id }) => {
  const files = await readFiles(id);
  compiler.setFiles(files);
  expect(compiler.findProblems()).toEqual([]);
  expect(entryOf(files)).toMatch(/^client\.tsx?$/);
  expect(compiler.transpile()).toHaveLength(files.length);
});

test('[P1] a field that the server renames is missed by the client', async () => {
  const files = await readFiles('quickstart');
  compiler.setFiles(
    files.map(({ name, code }) => ({
      name,
      code: code.replace('name: input.name', 'fullName: input.name'),
    })),
  );
  const messages = compiler.findProblems().map(({ file, message }) => `${file}: ${message}`);
  expect(messages).toContainEqual(
    expect.stringMatching(/^client\.ts: Property 'name' does not exist on type/),
  );
});

test('[P1] names are described', async () => {
  const files = await readFiles('quickstart');
  compiler.setFiles(files);
  const code = files.find(({ name }) => name === 'client.ts')?.code ?? '';
  const described = compiler.describe({
    file: 'client.ts',
    offset: code.indexOf('created.name') + 9,
  });
  expect(described).toMatchObject({ text: '(property) name: string', length: 4 });
});

test.each(presets)('[P1] the preset "$id" is formatted already', async ({ id }) => {
  const files = await readFiles(id);
  compiler.setFiles(files);
  expect(files.flatMap((file) => compiler.format(file))).toEqual([]);
});

test('[P1] code is formatted by edits of its spaces', () => {
  const code = "if(true){\nconsole.log( 'a' )\n}\n";
  compiler.setFiles([{ name: 'client.ts', code: 'anything' }]);
  const edits = compiler.format({ name: 'client.ts', code });
  const formatted = edits.reduceRight(
    (text, { start, length, text: own }) => text.slice(0, start) + own + text.slice(start + length),
    code,
  );
  expect(formatted).toBe("if (true) {\n  console.log('a');\n}\n");
});

test('[P1] procedures are completed', async () => {
  const code = "import { trpc } from './trpc';\ntrpc.";
  const trpc = [
    "import { createTRPCClient } from '@trpc/client';",
    "import type { AppRouter } from './server';",
    'export const trpc = createTRPCClient<AppRouter>({ links: [] });',
  ].join('\n');
  compiler.setFiles([
    ...(await readFiles('quickstart')).filter(({ name }) => name === 'server.ts'),
    { name: 'trpc.ts', code: trpc },
    { name: 'client.ts', code },
  ]);
  const completions = compiler.complete({ file: 'client.ts', offset: code.length });
  expect(completions?.entries.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['userById', 'userCreate', 'userList']),
  );
});

test('[P1] the home page’s demonstration compiles, and says what it shows when a field is renamed', () => {
  compiler.setFiles([
    { name: 'server.ts', code: serverCode },
    { name: 'client.ts', code: clientCode },
  ]);
  expect(compiler.findProblems()).toEqual([]);
  compiler.setFiles([
    { name: 'server.ts', code: serverCode.replace('name:', 'fullName:') },
    { name: 'client.ts', code: clientCode },
  ]);
  expect(compiler.findProblems()).toMatchObject([
    {
      file: 'client.ts',
      line: wireEnds.client(clientCode),
      message: "Property 'name' does not exist on type '{ id: string; fullName: string; }'.",
      code: 2339,
    },
  ]);
});

test('[P1] samples of the latest version that can be run compile in the playground', async () => {
  const docs = join(projectRoot, 'content/docs/v11');
  const pages = (await glob('**/*.mdx', { cwd: docs, ignore: ['node_modules'] })).sort();
  const fence = /^```(tsx?) ([^\n]*\brun\b[^\n]*)\n([\s\S]*?)^```/gm;
  const found = await Promise.all(
    pages.map(async (page) => {
      const text = await readFile(join(docs, page), 'utf8');
      return [...text.matchAll(fence)].map(([, language = '', , code = '']) => {
        return { page, files: sampleFiles({ code, language }) };
      });
    }),
  );
  const samples = found.flat();
  expect(samples.length).toBeGreaterThan(5);
  for (const { page, files } of samples) {
    compiler.setFiles(files);
    expect(compiler.findProblems(), page).toEqual([]);
    expect(
      files.map(({ name }) => name),
      page,
    ).toContain(entryOf(files));
  }
});
