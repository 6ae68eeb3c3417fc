import { initTRPC, TRPCError } from '@trpc/server';
import type { Context } from './context';
import { withTimeout } from './limits';
import { logCall } from './log';

const t = initTRPC.context<Context>().create();

export const { router, createCallerFactory } = t;

const loggedProcedure = t.procedure.use(
  async ({ ctx, path, type, next }) => {
    const start = performance.now();
    const result = await next();
    logCall({
      requestId: ctx.requestId,
      path,
      type,
      code: result.ok ? 'OK' : result.error.code,
      ms: Math.round(performance.now() - start),
    });
    return result;
  },
);

// The log comes first, so that it has a line for calls that took too long.
export const publicProcedure = loggedProcedure.use(({ next }) =>
  withTimeout(next(), 10_000),
);

export const userProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.user) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { user: ctx.user } });
});

export const bakerProcedure = userProcedure.use(({ ctx, next }) => {
  if (!ctx.user.isBaker) throw new TRPCError({ code: 'FORBIDDEN' });
  return next();
});
