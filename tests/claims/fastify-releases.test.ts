/** The Fastify page says which releases ignore its limit. This runs its first sample with one of them. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadSample } from './load-sample.ts';

const titles = { ...Array<string>(20).fill('Jane Eyre') };
const batch = `/trpc/${Array(20).fill('book.copies').join()}?batch=1&input=${JSON.stringify(titles)}`;

/** Sends a long batch to the published server. `options` is what Fastify 5.4 gets of the sample's `options`. */
async function sendBatch(options: string) {
  const started = vi.fn();
  vi.stubGlobal('started', started);
  onTestFinished(() => void vi.unstubAllGlobals());
  await loadSample('v11/server/adapters/fastify', 'server.ts', {
    fastify: `import create from 'fastify-5.4';
      export default (options) => {
        const app = create(${options});
        app.listen = async () => globalThis.started(app);
        return app;
      };`,
  });
  const app = started.mock.lastCall?.[0];
  const { statusCode, body } = await app.inject(encodeURI(batch));
  await app.close();
  return { statusCode, body: JSON.parse(body) };
}

test('adapters/fastify#long-batches: Fastify 5.4 ignores routerOptions, and takes the limit directly', async () => {
  const { statusCode, body } = await sendBatch('options');
  expect(statusCode).toBe(404);
  expect(body.message).toMatch(/^Route GET:\/trpc\/book\.copies,book\.copies,.+ not found$/);
  const direct = await sendBatch('options.routerOptions');
  expect(direct.statusCode).toBe(200);
  expect(direct.body).toHaveLength(20);
});
