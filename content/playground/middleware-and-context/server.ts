import { initTRPC, TRPCError } from '@trpc/server';
import type { FetchCreateContextFnOptions } from '@trpc/server/adapters/fetch';

// Runs once per request.
export function createContext({ req }: FetchCreateContextFnOptions) {
  const token = req.headers.get('authorization');
  return { user: token === 'secret' ? { name: 'Ada' } : undefined };
}

type Context = Awaited<ReturnType<typeof createContext>>;

const t = initTRPC.context<Context>().create();

const timed = t.middleware(async ({ path, next }) => {
  const start = performance.now();
  const result = await next();
  const time = (performance.now() - start).toFixed(1);
  console.info(`${path} took ${time} ms, ok: ${result.ok}`);
  return result;
});

const publicProcedure = t.procedure.use(timed);

const protectedProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.user) throw new TRPCError({ code: 'UNAUTHORIZED' });
  // Below, `user` cannot be undefined. Hover over it to see.
  return next({ ctx: { user: ctx.user } });
});

export const appRouter = t.router({
  hello: publicProcedure.query(({ ctx }) => {
    return `Hello ${ctx.user?.name ?? 'stranger'}`;
  }),
  diary: protectedProcedure.query(({ ctx }) => {
    return `Dear diary of ${ctx.user.name}`;
  }),
});

export type AppRouter = typeof appRouter;
