/** The samples for messages in the user's language, run as published. */
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { loadSample } from './load-sample.ts';
import {
  type AnyTRPCRouter,
  createTRPCClient,
  fetchRequestHandler,
  httpLink,
  type initTRPC,
  rejection,
  request,
  z,
} from './v11.ts';

const { appRouter, messageOf } = await loadSample<{
  appRouter: AnyTRPCRouter;
  messageOf(error: unknown, locale: 'en' | 'fr'): string;
}>('v11/server/error-formatting#languages', 'all.ts', {
  'all.ts': `export { appRouter } from './server/router'; export { messageOf } from './messages';`,
});

test('error-formatting#languages: the client translates a reason, and has one text for the rest', async () => {
  const trpc = createTRPCClient<AnyTRPCRouter>({
    links: [
      httpLink({
        url: 'http://test.local',
        fetch: async (url, init) => {
          const req = new Request(url, init as RequestInit);
          return fetchRequestHandler({ endpoint: '/', req, router: appRouter });
        },
      }),
    ],
    // biome-ignore lint/suspicious/noExplicitAny: Only the sample's compiler knows its router.
  }) as any;
  const error = await rejection(trpc.orderBread.mutate());
  expect(error).toMatchObject({ data: { code: 'CONFLICT', reason: 'SOLD_OUT' } });
  expect(messageOf(error, 'en')).toBe('Sold out');
  expect(messageOf(error, 'fr')).toBe('Épuisé');
  const missing = await rejection(trpc.orderCake.mutate());
  expect(messageOf(missing, 'fr')).toBe('Échec');
  expect(messageOf(new Error('offline'), 'en')).toBe('It failed');
});

const { t, createContext } = await loadSample<{
  t: ReturnType<typeof initTRPC.create>;
  createContext(options: { req: Pick<IncomingMessage, 'headers'> }): { locale: string };
}>('v11/server/error-formatting#languages', 'server/languages.ts');

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'Trop grand : nombre doit être <=20'],
  ['nl, fr;q=0.8', 'Trop grand : nombre doit être <=20'],
  ['nl', 'Too big: expected number to be <=20'],
  [undefined, 'Too big: expected number to be <=20'],
])('error-formatting#languages: %s, and the message is %s', async (language, message) => {
  const router = t.router({
    count: t.procedure.input(z.object({ count: z.number().max(20) })).query(() => 1),
  });
  const req = { headers: { 'accept-language': language } };
  const response = await request(
    router,
    '/count?input={"count":200}',
    {},
    {
      createContext: async () => createContext({ req }),
    },
  );
  expect(response.status).toBe(400);
  expect(response.json().error.data.issues).toEqual([{ field: 'count', message }]);
});
