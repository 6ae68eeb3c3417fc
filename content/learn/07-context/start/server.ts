import { initTRPC } from '@trpc/server';
import type { FetchCreateContextFnOptions } from '@trpc/server/adapters/fetch';

// Runs once for each request.
export function createContext({ req }: FetchCreateContextFnOptions) {
  return {};
}

type Context = Awaited<ReturnType<typeof createContext>>;

const t = initTRPC.create();

export const appRouter = t.router({
  me: t.procedure.query(({ ctx }) => ctx.customer),
});

export type AppRouter = typeof appRouter;
