import { initTRPC, TRPCError } from '@trpc/server';

const t = initTRPC.create();

let loaves = 2;
let calls = 0;

// A slow connection.
const slowProcedure = t.procedure.use(async ({ next }) => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return next();
});

const basketRouter = t.router({
  loaves: slowProcedure.query(() => loaves),
  // Works every other time.
  add: slowProcedure.mutation(() => {
    calls += 1;
    if (calls % 2 === 0) {
      throw new TRPCError({
        code: 'CONFLICT',
        message: 'Somebody has bought that loaf',
      });
    }
    loaves += 1;
  }),
});

export const appRouter = t.router({ basket: basketRouter });

export type AppRouter = typeof appRouter;
