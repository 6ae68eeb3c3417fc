import { initTRPC, TRPCError } from '@trpc/server';
import type { FetchCreateContextFnOptions } from '@trpc/server/adapters/fetch';

export function createContext({ req }: FetchCreateContextFnOptions) {
  return { customer: req.headers.get('x-customer') };
}

type Context = Awaited<ReturnType<typeof createContext>>;

const t = initTRPC.context<Context>().create();

const protectedProcedure = t.procedure.use(({ ctx, next }) => {
  if (ctx.customer === null) {
    throw new TRPCError({ code: 'UNAUTHORIZED' });
  }
  return next({ ctx: { customer: ctx.customer } });
});

export const appRouter = t.router({
  menu: t.procedure.query(() => ['Rye', 'Spelt', 'Baguette']),
  mine: protectedProcedure.query(({ ctx }) => {
    return `Orders of ${ctx.customer.toUpperCase()}`;
  }),
});

export type AppRouter = typeof appRouter;
