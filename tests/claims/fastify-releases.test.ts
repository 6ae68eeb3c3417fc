/** The Fastify page tells releases apart by how they limit a batch. This runs its first sample with some of them. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadSample } from './load-sample.ts';

const titles = { ...Array<string>(20).fill('Jane Eyre') };
const batch = `/trpc/${Array(20).fill('book.copies').join()}?batch=1&input=${JSON.stringify(titles)}`;

/** Sends a long batch to the published server. `options` is what Fastify gets of the sample's `options`. */
async function sendBatch(fastify: string, options: string) {
  const started = vi.fn();
  vi.stubGlobal('started', started);
  onTestFinished(() => void vi.unstubAllGlobals());
  await loadSample('v11/server/adapters/fastify', 'server.ts', {
    fastify: `import create from '${fastify}';
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
  const { statusCode, body } = await sendBatch('fastify-5.4', 'options');
  expect(statusCode).toBe(404);
  expect(body.message).toMatch(/^Route GET:\/trpc\/book\.copies,book\.copies,.+ not found$/);
  const direct = await sendBatch('fastify-5.4', 'options.routerOptions');
  expect(direct.statusCode).toBe(200);
  expect(direct.body).toHaveLength(20);
});

test('adapters/fastify#long-batches: without the limit, Fastify 5.9 responds with 414', async () => {
  const { statusCode, body } = await sendBatch('fastify-5.9', '{}');
  expect([statusCode, body.code]).toEqual([414, 'FST_ERR_MAX_PARAM_LENGTH']);
  expect((await sendBatch('fastify-5.9', 'options')).statusCode).toBe(200);
});
