/** The two files of the demonstration. They are text on the page and, once touched, in editors. */
export const serverCode = `import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

export const appRouter = t.router({
  userById: t.procedure
    .input(z.object({ id: z.string() }))
    .query(({ input }) => ({
      id: input.id,
      name: 'Ada Lovelace',
    })),
  postCount: t.procedure.query(() => 42),
});

export type AppRouter = typeof appRouter;
`;

export const clientCode = `import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { AppRouter } from './server';

const trpc = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc' })],
});

const [user, posts] = await Promise.all([
  trpc.userById.query({ id: '1' }),
  trpc.postCount.query(),
]);
console.log(user.name, posts);
`;

/**
 * The lines where the wire ends on each side while the types match, counted from 1; the first line if there is none.
 */
export const wireEnds = {
  server: (code: string) => lineWith(code, /'Ada Lovelace'/),
  client: (code: string) => lineWith(code, /^console\.log/m),
};

function lineWith(code: string, pattern: RegExp): number {
  return code.slice(0, Math.max(code.search(pattern), 0)).split('\n').length;
}
