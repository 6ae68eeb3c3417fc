/** The samples for messages in the user's language, run as published. */
import { expect, test } from 'vitest';
import { loadSample } from './load-sample.ts';
import {
  type AnyTRPCRouter,
  createTRPCClient,
  fetchRequestHandler,
  httpLink,
  initTRPC,
  rejection,
  request,
  ZodError,
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

/** The formatter as the page describes it. */
const { procedure, router } = initTRPC.context<{ locale: 'en' | 'fr' }>().create({
  errorFormatter({ shape, error, ctx }) {
    if (!(error.cause instanceof ZodError)) return shape;
    const { localeError } = z.locales[ctx?.locale ?? 'en']();
    const messages = error.cause.issues.map((issue) => localeError({ ...issue, input: undefined }));
    return { ...shape, data: { ...shape.data, messages } };
  },
});

test.each([
  ['fr', '{"count":200}', 'Trop grand : nombre doit être <=20'],
  ['en', '{"count":200}', 'Too big: expected number to be <=20'],
  // An issue does not contain the value, which was a text.
  ['en', '{"count":"200"}', 'Invalid input: expected number, received undefined'],
] as const)(
  'error-formatting#languages: %s and %s: the message is %s',
  async (locale, input, message) => {
    const count = procedure.input(z.object({ count: z.number().max(20) })).query(() => 1);
    const response = await request(
      router({ count }),
      `/count?input=${input}`,
      {},
      { createContext: () => ({ locale }) },
    );
    expect(response.status).toBe(400);
    expect(response.json().error.data.messages).toEqual([message]);
  },
);
