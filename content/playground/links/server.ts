import { initTRPC } from '@trpc/server';

const t = initTRPC.create();

let attempts = 0;

export const appRouter = t.router({
  // Fails twice before it succeeds.
  flaky: t.procedure.query(() => {
    attempts += 1;
    if (attempts < 3) throw new Error(`Attempt ${attempts} failed`);
    return `Attempt ${attempts} worked`;
  }),

  save: t.procedure.mutation(() => 'Saved'),
});

export type AppRouter = typeof appRouter;
