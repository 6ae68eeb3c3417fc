/** What the pages about server components say about `next build`: their `HydrateClient` asks for a request. */
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { loadSample } from './load-sample.ts';

const require = createRequire(import.meta.url);
const stores = '../../content/docs/v11/node_modules/next/dist/server/app-render';

test.each([
  'v11/client/nextjs/app-router',
  'v11/client/tanstack-react-query/server-components#set-up',
  'v11/client/react/server-components#set-up',
])('%s: next build leaves the page for requests', async (section) => {
  // Next.js looks for it when it is loaded.
  globalThis.AsyncLocalStorage ??= (await import('node:async_hooks')).AsyncLocalStorage;
  const { workAsyncStorage } = require(`${stores}/work-async-storage.external.js`);
  const { workUnitAsyncStorage } = require(`${stores}/work-unit-async-storage.external.js`);
  const { HydrateClient } = await loadSample<{ HydrateClient(props: object): Promise<unknown> }>(
    section,
    'trpc/server.tsx',
    { 'server-only': '' },
  );

  const work = { route: '/' };
  const unit = { type: 'prerender-legacy', revalidate: 0 };
  const rendering = workAsyncStorage.run(work, () =>
    workUnitAsyncStorage.run(unit, async () => HydrateClient({})),
  );
  await expect(rendering).rejects.toMatchObject({ digest: 'DYNAMIC_SERVER_USAGE' });
});
