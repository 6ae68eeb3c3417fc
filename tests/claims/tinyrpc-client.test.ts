import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { createHTTPServer } from '../../content/docs/v11/node_modules/@trpc/server/dist/adapters/standalone.mjs';
import {
  initTRPC,
  TRPCError,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { z } from '../../content/docs/v11/node_modules/zod/index.js';

interface TinyClient {
  harvest: {
    byRow: { query(input: { row: number }): Promise<{ row: number; crops: string[] }> };
    all: { query(): Promise<number[]> };
    sow: { mutate(input: { row: number; crop: string }): Promise<number> };
    fail: { query(): Promise<never> };
  };
}

test('blog/tinyrpc-client#client: the client of the article calls a real server', async () => {
  const article = join(projectRoot, 'content/blog/2023-01-17-tinyrpc-client.mdx');
  const source = await readFile(article, 'utf8');
  const code = /```ts title="tiny-client\.ts"\n([\s\S]*?)\n```/.exec(source)?.[1];
  expect(code).toBeDefined();
  const folder = await mkdtemp(join(tmpdir(), 'tiny-client-'));
  const file = join(folder, 'tiny-client.ts');
  await writeFile(file, code ?? '');

  const t = initTRPC.create();
  const rows = new Map([[3, ['leek', 'chard']]]);
  const harvest = t.router({
    byRow: t.procedure
      .input(z.object({ row: z.number() }))
      .query(({ input }) => ({ row: input.row, crops: rows.get(input.row) ?? [] })),
    all: t.procedure.query(() => [...rows.keys()]),
    sow: t.procedure
      .input(z.object({ row: z.number(), crop: z.string() }))
      .mutation(({ input }) => rows.set(input.row, [input.crop]).size),
    fail: t.procedure.query((): never => {
      throw new TRPCError({ code: 'CONFLICT', message: 'Frost' });
    }),
  });
  const server = createHTTPServer({ router: t.router({ harvest }) });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    const { createTinyClient } = await import(file);
    const { port } = server.address() as AddressInfo;
    const trpc: TinyClient = createTinyClient(`http://localhost:${port}`);
    expect(await trpc.harvest.byRow.query({ row: 3 })).toEqual({
      row: 3,
      crops: ['leek', 'chard'],
    });
    expect(await trpc.harvest.sow.mutate({ row: 4, crop: 'kale' })).toBe(2);
    expect(await trpc.harvest.all.query()).toEqual([3, 4]);
    await expect(trpc.harvest.fail.query()).rejects.toMatchObject({
      message: 'Frost',
      cause: { code: 'CONFLICT', httpStatus: 409 },
    });
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
});
