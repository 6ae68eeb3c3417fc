import { initTRPC, TRPCError } from '@trpc/server';

const t = initTRPC.create();

const loggedProcedure = t.procedure.use(async ({ path, next }) => {
  const result = await next();
  console.log(`${path}: ${result.ok ? 'ok' : 'failed'}`);
  return result;
});

const breadRouter = t.router({
  list: loggedProcedure.query(() => ['Rye', 'Spelt', 'Baguette']),
  sell: loggedProcedure.mutation(() => {
    throw new TRPCError({
      code: 'PRECONDITION_FAILED',
      message: 'The shop is closed',
    });
  }),
});

export const appRouter = t.router({ bread: breadRouter });

export type AppRouter = typeof appRouter;
