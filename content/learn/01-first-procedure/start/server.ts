import { initTRPC } from '@trpc/server';

const t = initTRPC.create();

export const appRouter = t.router({
  // Write the procedure `hello` here.
});

export type AppRouter = typeof appRouter;
