import { initTRPC } from '@trpc/server';

const t = initTRPC.create();

export const appRouter = t.router({
  hello: t.procedure.query(() => 'Good morning from the bakery'),
});

export type AppRouter = typeof appRouter;
