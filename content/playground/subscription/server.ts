import { initTRPC, tracked } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const appRouter = t.router({
  ticks: t.procedure
    .input(z.object({ lastEventId: z.coerce.number().nullish() }))
    .subscription(async function* ({ input, signal }) {
      let count = input.lastEventId ?? 0;
      // Runs until the client disconnects.
      while (!signal?.aborted) {
        await wait(500);
        count += 1;
        // When the client reconnects, it sends the last id it saw.
        yield tracked(String(count), { count });
      }
    }),
});

export type AppRouter = typeof appRouter;
