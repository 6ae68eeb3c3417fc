import { initTRPC, TRPCError } from '@trpc/server';

const t = initTRPC.create();

// Give it a middleware that logs the path and whether the call worked.
const loggedProcedure = t.procedure;

const breadRouter = t.router({
  list: loggedProcedure.query(() => ['Rye', 'Spelt', 'Baguette']),
  sell: t.procedure.mutation(() => {
    throw new TRPCError({
      code: 'PRECONDITION_FAILED',
      message: 'The shop is closed',
    });
  }),
});

export const appRouter = t.router({ bread: breadRouter });

export type AppRouter = typeof appRouter;
