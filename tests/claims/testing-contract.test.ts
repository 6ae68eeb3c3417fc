/** The contract tests on the page about testing, run against releases that keep or break the contract. */
import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { compileFiles, compileProject, createProject, writeFiles } from './compile-files.ts';
import { loadSample, readSample } from './load-sample.ts';
import { runSampleTests } from './run-sample-tests.ts';

const page = 'v11/testing';

const files = Object.fromEntries(
  readSample({ page, section: 'contract', entry: 'contracts/compare.ts' }),
);
const router = files['server/router.ts'] ?? '';

/** The page's router after a change, and whether old clients still work with it. */
const changes: [change: string, from: string, to: string, isKept: boolean][] = [
  ['nothing', '', '', true],
  ['a new procedure', 'stations:', 'regions: t.procedure.query(() => 1), stations:', true],
  ['a procedure removed', "stations: t.procedure.query(() => ['airport', 'harbor']),", '', false],
  [
    'a query that is a mutation',
    'stations: t.procedure.query',
    'stations: t.procedure.mutation',
    false,
  ],
  ['an optional field', 'z.object({', 'z.object({ note: z.string().optional(),', true],
  ['a required field', '.min(0)', '.min(0), note: z.string()', false],
  ['a narrower field', 'station: z.string()', "station: z.enum(['harbor'])", false],
  ['a wider field', 'sensors: z.number().int().min(0)', 'sensors: z.any()', true],
  ['more in a result', 'at: ctx.now()', 'at: ctx.now(), on: true', true],
  ['less in a result', ', at: ctx.now()', '', false],
  ['null in a result', 'at: ctx.now()', 'at: ctx.now() as Date | null', false],
  ['a rule within a type', '.min(0)', '.min(10)', true],
];

describe('testing#contract', () => {
  let folder: string;
  let output: string;

  beforeAll(async () => {
    folder = await createProject({ 'server/router.ts': router });
    await runPublishedCommand(folder);
    const release = await readFile(join(folder, 'contracts/1/server/router.d.ts'), 'utf8');
    for (const [index, [, from, to]] of changes.entries()) {
      await writeFiles(folder, {
        [`change-${index}/contracts/1/server/router.d.ts`]: release,
        [`change-${index}/contracts/compare.ts`]: files['contracts/compare.ts'] ?? '',
        [`change-${index}/server/router.ts`]: router.replace(from, to),
      });
    }
    output = await compileProject(folder);
  });

  afterAll(() => rm(folder, { recursive: true }));

  test.each(changes.map((change, index) => [...change, index] as const))(
    '%s',
    (_name, from, _to, isKept, index) => {
      expect(router).toContain(from);
      const place = `change-${index}/`;
      expect(output.includes(place)).toBe(!isKept);
      if (!isKept) expect(output).toContain(`${place}contracts/compare.ts`);
    },
  );

  test('the message on the page is printed', async () => {
    const text = await readFile(join(projectRoot, `content/docs/${page}.mdx`), 'utf8');
    const message = /^```text wrap\n(Property 'note' .*)$/m.exec(text)?.[1];
    expect(output).toContain(message);
  });
});

test('testing#contract: a comparison of clients misses a required field', async () => {
  const release = (fields: string) => `
    import { initTRPC } from '@trpc/server';
    import { z } from 'zod';
    const t = initTRPC.create();
    const add = t.procedure.input(z.object({ ${fields} })).mutation(() => 1);
    const appRouter = t.router({ station: { add } });
    export type AppRouter = typeof appRouter;`;
  const output = await compileFiles({
    'old.ts': release('name: z.string()'),
    'new.ts': release('name: z.string(), note: z.string()'),
    'compare.ts': `
      import type { TRPCClient } from '@trpc/client';
      import type { AppRouter as New } from './new';
      import type { AppRouter as Old } from './old';
      export const isKept = (client: TRPCClient<New>): TRPCClient<Old> => client;`,
  });
  expect(output).toBe('');
});

test('testing#contract: declaration files keep imports through a path alias', async () => {
  const folder = await createProject({
    'server/router.ts': `${router}\nexport type { Row } from '~/server/row';`,
    'server/row.ts': 'export interface Row { id: number }',
  });
  try {
    const tsconfig = join(folder, 'tsconfig.json');
    const { compilerOptions } = JSON.parse(await readFile(tsconfig, 'utf8'));
    const paths = { '~/*': ['./*'] };
    await writeFile(tsconfig, JSON.stringify({ compilerOptions: { ...compilerOptions, paths } }));
    await runPublishedCommand(folder);
    const release = await readFile(join(folder, 'contracts/1/server/router.d.ts'), 'utf8');
    expect(release).toContain("from '~/server/row'");
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function runPublishedCommand(folder: string) {
  const text = await readFile(join(projectRoot, `content/docs/${page}.mdx`), 'utf8');
  const options = /^npx tsc (--declaration .*)$/m.exec(text)?.[1]?.split(' ') ?? [];
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, ...options], { cwd: folder });
}

/** The files that the samples write. */
const disk = {
  'node:fs/promises': `
    globalThis.contracts ??= new Map();
    export const writeFile = async (name, text) => globalThis.contracts.set(name, text);
    export const readFile = async (name) => globalThis.contracts.get(name);`,
};

describe('testing#replay', () => {
  const replay = (from = '', to = '') =>
    runSampleTests(`${page}#replay`, 'contracts/replay.test.ts', {
      ...disk,
      'server/router.ts': router.replace(from, to),
    });

  beforeAll(() => loadSample(`${page}#replay`, 'contracts/record.ts', disk));

  test('the same router, and one that returns more, pass', async () => {
    expect(await replay()).toEqual([
      'GET http://test.local/trpc/stations',
      'POST http://test.local/trpc/inspect',
    ]);
    await replay('at: ctx.now()', 'at: ctx.now(), on: true');
  });

  test('another transformer is found', async () => {
    const transformer = '{ serialize: (v) => ({ v }), deserialize: ({ v }) => v }';
    await expect(replay('.create()', `.create({ transformer: ${transformer} })`)).rejects.toThrow(
      '{"result":{"data":{"v":["airport","harbor"]}}}',
    );
  });

  test('a stricter rule is found by the status, another result by its text', async () => {
    await expect(replay('.min(0)', '.min(10)')).rejects.toThrow('400 !== 200');
    await expect(replay('by: ctx.inspector', "by: 'someone'")).rejects.toThrow('"by":"someone"');
  });
});
