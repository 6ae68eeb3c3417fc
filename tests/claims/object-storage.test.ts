/** The sample for uploads to an object storage, run as published: the storage is a server that accepts only its URLs. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSample } from './load-sample.ts';
import {
  type AnyTRPCRouter,
  createTRPCClient,
  fetchRequestHandler,
  httpLink,
  rejection,
} from './v11.ts';

interface Sample {
  appRouter: AnyTRPCRouter;
  upload(trpc: object, file: File): Promise<void>;
}

type Upload = { key: string; type: string; bytes: number };

const section = 'v11/server/non-json-content-types#object-storage';
const { appRouter, upload } = await loadSample<Sample>(section, 'all.ts', {
  'all.ts': `export { appRouter } from './server/router'; export { upload } from './upload';`,
});

const signed = new Map<string, Upload>();
const stored = new Map<string, number>();
const contents = createServer(async (req, res) => {
  const key = req.url?.slice(1) ?? '';
  let bytes = 0;
  for await (const chunk of req) bytes += chunk.length;
  const isSigned = signed.get(key)?.type === req.headers['content-type'];
  if (req.method === 'PUT' && isSigned) stored.set(key, bytes);
  res.writeHead(isSigned ? 200 : 403).end();
});
beforeAll(async () => {
  contents.listen(0);
  await once(contents, 'listening');
});
afterAll(() => {
  contents.close();
});

const storage = {
  async signUpload(file: Upload) {
    signed.set(file.key, file);
    return `http://localhost:${(contents.address() as AddressInfo).port}/${file.key}`;
  },
  findBytes: async (key: string) => stored.get(key) ?? null,
};

const clientOf = (userId: number) =>
  createTRPCClient<AnyTRPCRouter>({
    links: [
      httpLink({
        url: 'http://test.local',
        fetch: async (url, init) =>
          fetchRequestHandler({
            endpoint: '/',
            req: new Request(url, init as RequestInit),
            router: appRouter,
            createContext: () => ({ userId, storage }),
          }),
      }),
    ],
    // biome-ignore lint/suspicious/noExplicitAny: Only the sample's compiler knows its router.
  }) as any;

test('non-json-content-types#object-storage: a file is stored, and the server confirms it', async () => {
  await upload(clientOf(7), new File(['chirp'], 'wren.wav', { type: 'audio/wav' }));
  expect([...stored.values()]).toEqual([5]);
  expect([...stored.keys()][0]).toMatch(/^recordings\/[\w-]{36}$/);
});

test('non-json-content-types#object-storage: other types are rejected before the upload', async () => {
  const file = new File(['<p>'], 'page.html', { type: 'text/html' });
  expect(await rejection(upload(clientOf(7), file))).toMatchObject({
    data: { code: 'BAD_REQUEST' },
  });
});

test('non-json-content-types#object-storage: a missing, shorter or foreign file is not confirmed', async () => {
  const trpc = clientOf(7);
  const { key, url } = await trpc.startUpload.mutate({ type: 'audio/wav', bytes: 5 });
  const confirm = (by = trpc) => rejection(by.finishUpload.mutate(key));
  expect(await confirm()).toMatchObject({ data: { code: 'PRECONDITION_FAILED' } });
  const headers = { 'content-type': 'audio/wav' };
  await fetch(url, { method: 'PUT', headers, body: 'chi' });
  expect(await confirm()).toMatchObject({ data: { code: 'PRECONDITION_FAILED' } });
  expect(await confirm(clientOf(8))).toMatchObject({ data: { code: 'NOT_FOUND' } });
});
