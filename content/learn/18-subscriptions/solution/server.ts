import { initTRPC, tracked } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const orders = ['2 Rye', '1 Spelt', '3 Baguette', '1 Rye', '2 Spelt'];

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const orderRouter = t.router({
  incoming: t.procedure
    .input(z.object({ lastEventId: z.string().nullish() }))
    .subscription(async function* ({ input }) {
      const seen = Number(input.lastEventId ?? 0);
      for (const [index, order] of orders.entries()) {
        const id = index + 1;
        if (id <= seen) continue;
        yield tracked(String(id), order);
        await wait(100);
      }
    }),
});

export const appRouter = t.router({ order: orderRouter });

export type AppRouter = typeof appRouter;
