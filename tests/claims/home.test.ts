import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { expect, test } from 'vitest';
import pages from '../../content/pages/pages.ts';
import { compileFiles } from './compile-files.ts';
import { createTRPCClient, httpBatchLink, initTRPC, request, TRPCError, z } from './v11.ts';

// Claims of the home page outside its samples.

const t = initTRPC.create();
const appRouter = t.router({
  birdByName: t.procedure
    .input(z.object({ name: z.string() }))
    .query(({ input }) => ({ name: input.name, sightings: 12 })),
  birdCount: t.procedure.query(() => 12),
  lost: t.procedure.query(() => {
    throw new TRPCError({ code: 'NOT_FOUND' });
  }),
});

test('[P1] three calls of one moment are the one request that the home page shows', async () => {
  const asked: string[] = [];
  const trpc = createTRPCClient<typeof appRouter>({
    links: [
      httpBatchLink({
        url: 'http://test.local/trpc',
        fetch: async (url) => {
          asked.push(String(url));
          const { pathname, search } = new URL(String(url));
          const { text } = await request(appRouter, pathname.replace('/trpc', '') + search);
          return new Response(text);
        },
      }),
    ],
  });
  const [wren, robin, count] = await Promise.all([
    trpc.birdByName.query({ name: 'Wren' }),
    trpc.birdByName.query({ name: 'Robin' }),
    trpc.birdCount.query(),
  ]);
  expect([wren.name, robin.name, count]).toEqual(['Wren', 'Robin', 12]);
  expect(asked.map(decodeURIComponent)).toEqual([
    'http://test.local/trpc/birdByName,birdByName,birdCount?batch=1&input={"0":{"name":"Wren"},"1":{"name":"Robin"}}',
  ]);
});

test('[P1] the one line that imports from the server is a type, which the compiler erases', async () => {
  const page = await readFile(new URL('../../content/pages/index.mdx', import.meta.url), 'utf8');
  const [, section = ''] = page.split('{#call}');
  const [, source = ''] = /---cut---\n([^`]+)```/.exec(section) ?? [];
  expect(source.match(/from '\.\/router'/g)).toHaveLength(1);
  const { code } = await transform(source, { loader: 'ts' });
  expect(code).toContain('createTRPCClient(');
  expect(code).not.toMatch(/router/i);
});

test('[P1] the error on the social card is the one that the compiler reports', async () => {
  const { server, client, error } = pages['/']?.cardDemo ?? {};
  const printed = await compileFiles({
    'server.ts': [
      "import { initTRPC } from '@trpc/server';",
      "import { z } from 'zod';",
      'const t = initTRPC.create();',
      'export const appRouter = t.router({',
      ...(server?.lines ?? []),
      '});',
    ].join('\n'),
    'client.ts': [
      "import { createTRPCClient, httpBatchLink } from '@trpc/client';",
      "import type { appRouter } from './server';",
      "const trpc = createTRPCClient<typeof appRouter>({ links: [httpBatchLink({ url: '/' })] });",
      ...(client?.lines ?? []),
    ].join('\n'),
  });
  expect(printed.trim().split('\n')).toEqual([expect.stringContaining(`: ${error}`)]);
  expect(client?.lines.some((line) => line.includes(client.end))).toBe(true);
});

test('[P1] the code NOT_FOUND leaves as status 404', async () => {
  expect((await request(appRouter, '/lost')).status).toBe(404);
});

test('[P1] the client is as small as the home page and the FAQ say', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { createTRPCClient, httpBatchLink } from '@trpc/client';",
      resolveDir: 'content/docs/v11',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const size = `${(gzipSync(outputFiles[0]?.contents ?? '').length / 1000).toFixed(1)} kB`;
  for (const page of ['content/pages/index.tsx', 'content/docs/v11/faq.mdx'])
    expect(await readFile(page, 'utf8')).toContain(size);
});

test('[P1] server and client depend on nothing but TypeScript', async () => {
  for (const name of ['server', 'client']) {
    const path = `content/docs/v11/node_modules/@trpc/${name}/package.json`;
    const { dependencies, peerDependencies } = JSON.parse(await readFile(path, 'utf8'));
    expect(dependencies ?? {}).toEqual({});
    const others = Object.keys(peerDependencies).filter((it) => !it.startsWith('@trpc/'));
    expect(others).toEqual(['typescript']);
  }
});
