import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const appRouter = t.router({
  // A query that yields its result piece by piece.
  countdown: t.procedure
    .input(z.object({ from: z.number().max(10) }))
    .query(async function* ({ input }) {
      for (let left = input.from; left > 0; left -= 1) {
        yield left;
        await wait(400);
      }
      yield 'lift-off' as const;
    }),

  weather: t.procedure.query(() => ({ sky: 'clear' })),
});

export type AppRouter = typeof appRouter;
