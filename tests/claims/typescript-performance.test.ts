/** The page about slow types has a table of counts. They are measured again here, with a generated server. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { readPages } from './pages.ts';

const ROUTERS = 5;
const PROCEDURES = 20;

const SCHEMA = `z.object({
  id: z.string(),
  note: z.string().min(1).optional(),
  lines: z.array(z.object({ product: z.string(), count: z.number() })),
  kind: z.enum(['order', 'return']),
})`;
const OUTPUT = `z.object({
  id: z.string(),
  lines: z.array(z.object({ product: z.string(), count: z.number(), at: z.date() })),
})`;
const RESOLVER = `({ input }) => ({
  id: input.id,
  lines: input.lines.map((line) => ({ ...line, at: new Date() })),
})`;
const FIVE = [1, 2, 3, 4, 5]
  .map((n) => `.use(({ ctx, next }) => next({ ctx: { ...ctx, v${n}: ${n} } }))`)
  .join('');

interface Variant {
  schema?: string;
  output?: string;
  middlewares?: string;
}

/** The rows of the table by their first cells. */
const servers: Record<string, Variant> = {
  'Each input schema written in place': {},
  'The same, and five middlewares': { middlewares: FIVE },
  'The same, and an output schema': { output: `.output(${OUTPUT})` },
  'One input schema shared by all': { schema: 'shared' },
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'types-'));
  await symlink(join(projectRoot, 'content/docs/v11/node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

function serverFiles({ schema = SCHEMA, output = '', middlewares = '' }: Variant) {
  const names = Array.from({ length: ROUTERS }, (_, index) => `part${index}`);
  const procedures = Array.from({ length: PROCEDURES }, (_, index) => {
    const kind = index % 2 === 0 ? 'query' : 'mutation';
    return `p${index}: procedure.input(${schema})${output}.${kind}(${RESOLVER}),`;
  });
  const parts = names.map((name) => [
    `server/${name}.ts`,
    `import { z } from 'zod';
import { procedure, router } from './trpc';
const shared = ${SCHEMA};
export const ${name} = router({ ${procedures.join('\n')} });`,
  ]);
  return {
    'server/trpc.ts': `import { initTRPC } from '@trpc/server';
const t = initTRPC.context<{ userId?: string }>().create();
export const { router } = t;
export const procedure = t.procedure${middlewares};`,
    'server/index.ts': `import { router } from './trpc';
${names.map((name) => `import { ${name} } from './${name}';`).join('\n')}
export const appRouter = router({ ${names.join(', ')} });
export type AppRouter = typeof appRouter;`,
    ...Object.fromEntries(parts),
  };
}

const clientOf = (
  server: string,
) => `import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from '${server}';
const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '/' })] });
export const { id } = await client.part0.p0.query({ id: '1', lines: [], kind: 'order' });`;

/** Runs the compiler with one checker, because several would count shared types repeatedly. */
async function count(options: { files: string[]; more?: object }) {
  const config = {
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
      types: ['node'],
      ...options.more,
    },
    files: options.files,
  };
  await write({ 'tsconfig.json': JSON.stringify(config) });
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [tsc, '-p', folder, '--extendedDiagnostics', '--singleThreaded'],
    { cwd: folder },
  );
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(stdout)?.[1]);
  return { types: read('Types'), instantiations: read('Instantiations') };
}

const declarations = {
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: 'server',
  outDir: 'built',
};

/** The two numbers in a row of the page's tables. */
function published(row: string) {
  const [page] = readPages('content/docs/v11/typescript-performance.mdx');
  const line = page?.text.split('\n').find((text) => text.startsWith(`| ${row} |`));
  const [types, instantiations] = [...(line ?? '').matchAll(/([\d,]+) \|/g)].map(([, number]) =>
    Number(number?.replaceAll(',', '')),
  );
  return { types, instantiations };
}

/** The page rounds to two digits. */
const rounded = (counts: { types: number; instantiations: number }) => ({
  types: Number(counts.types.toPrecision(2)),
  instantiations: Number(counts.instantiations.toPrecision(2)),
});

test.each(Object.entries(servers))('typescript-performance#server: %s', async (row, variant) => {
  await write(serverFiles(variant));
  const counts = await count({ files: ['server/index.ts'], more: declarations });
  expect(published(row)).toEqual(rounded(counts));
});

test('typescript-performance#declarations: a client against sources, and against declarations', async () => {
  await write({ ...serverFiles({}), 'client/source.ts': clientOf('../server/index') });
  await count({ files: ['server/index.ts'], more: declarations });
  await write({ 'client/built.ts': clientOf('../built/index') });
  const noEmit = { noEmit: true };
  const source = await count({ files: ['client/source.ts'], more: noEmit });
  const built = await count({ files: ['client/built.ts'], more: noEmit });
  expect([published('The sources of the server'), published('Its declaration files')]).toEqual([
    rounded(source),
    rounded(built),
  ]);
});
