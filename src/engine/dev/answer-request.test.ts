import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { smallSite } from '../testing/small-site.ts';
import { writeSite } from '../testing/write-site.ts';
import { answerRequest } from './answer-request.ts';
import type { DevPages } from './dev-pages.ts';
import { createDevSite } from './dev-site.ts';

/** Serves the small site; its pages contain only their path. */
async function serveSmallSite() {
  const root = await writeSite(smallSite);
  const devSite = await createDevSite({ siteRoot: root, onProblems: () => {} });
  const html: DevPages['html'] = async ({ path }) => `The page ${path}`;
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const pages = { html } as DevPages;
    answerRequest({ devSite, pages, baseUrl: '/', address, request, response });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    await devSite.close();
  });
  const { port } = server.address() as AddressInfo;
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return [response.status, await response.text()];
  };
  return { root, get };
}

test('a page whose file is new is there before the watcher has reported it', async () => {
  const { root, get } = await serveSmallSite();
  expect(await get('/docs/guide/new')).toEqual([404, 'The page /404']);
  await writeFile(join(root, 'content/docs/v2/guide/new.mdx'), '# New\n\nNew.\n');
  expect(await get('/docs/guide/new')).toEqual([200, 'The page /docs/guide/new']);
});
