/** The stability policy names the unstable features and the packages' requirements. Both are in the release. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isUnstableEntry, listEntries } from '#engine/api/list-entries.ts';
import { createApiProgram } from '#engine/api/typescript/api-program.ts';
import { projectRoot } from '#engine/project-root.ts';
import { sampleCompilerOptions } from '#engine/samples/compiler-options.ts';
import { compileFiles } from './compile-files.ts';
import { readPages } from './pages.ts';

const folder = join(projectRoot, 'content/docs/v11');
const packages = ['server', 'client', 'react-query', 'tanstack-react-query', 'next'];
const [page] = readPages('content/docs/v11/stability.mdx');
const text = page?.text ?? '';

test('stability#prefixes: every name with a prefix is on the page, or in the folder that it names', () => {
  const entries = packages
    .flatMap((name) => listEntries(join(folder, `node_modules/@trpc/${name}`), `@trpc/${name}`))
    .filter((entry) => !isUnstableEntry(entry) && !entry.startsWith('@trpc/next/app-dir'));
  const { exportsOf } = createApiProgram({ folder, entries });
  const names = entries.flatMap((entry) => exportsOf(entry)?.map(({ name }) => name) ?? []);
  const prefixed = [...new Set(names)].filter((name) => /^(?:unstable|experimental)_/.test(name));
  expect(prefixed.length).toBeGreaterThan(4);
  expect(prefixed.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('stability#requirements: the minimums are those of the peer dependencies', () => {
  const rowOf = (start: string) => text.split('\n').find((line) => line.startsWith(`| ${start}`));
  const peersOf = (name: string): Record<string, string> =>
    JSON.parse(readFileSync(join(folder, `node_modules/@trpc/${name}/package.json`), 'utf8'))
      .peerDependencies;
  for (const name of packages) expect(peersOf(name).typescript).toBe('>=5.7.2');
  for (const name of ['react-query', 'tanstack-react-query']) {
    const { react, '@tanstack/react-query': query } = peersOf(name);
    expect([react, query]).toEqual(['>=18.2.0', '^5.80.3']);
  }
  expect(rowOf('TypeScript')).toContain('| 5.7.2 |');
  expect(rowOf('React,')).toContain('| 18.2 |');
  expect(rowOf('TanStack Query')).toContain('| 5.80.3 |');
});

test('getting-started#requirements: without strict, inputs may be left out, and outputs lose null', async () => {
  const files = {
    'client.ts': `import { createTRPCClient, httpLink } from '@trpc/client';
      import { initTRPC, type inferRouterOutputs } from '@trpc/server';
      import { z } from 'zod';
      const t = initTRPC.create();
      interface Book { title: string; note: string | null }
      const book = (): Book => ({ title: 'Emma', note: null });
      const router = t.router({ book: t.procedure.input(z.object({ id: z.number() })).query(book) });
      const client = createTRPCClient<typeof router>({ links: [httpLink({ url: '/' })] });
      void client.book.query();
      type Output = inferRouterOutputs<typeof router>['book'];
      export const empty: Output = {};
      export const lengthOf = ({ note }: Output) => note.length;`,
  };
  const codes = [...(await compileFiles(files)).matchAll(/error (TS\d+)/g)].map(([, code]) => code);
  expect(codes).toEqual(['TS2554', 'TS2739', 'TS18047']);
  const compilerOptions = { ...sampleCompilerOptions, strict: false };
  const tsconfig = JSON.stringify({ compilerOptions });
  expect(await compileFiles({ ...files, 'tsconfig.json': tsconfig })).toBe('');
});
