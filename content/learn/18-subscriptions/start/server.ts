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
      for (const order of orders) {
        yield order;
        await wait(100);
      }
    }),
});

export const appRouter = t.router({ order: orderRouter });

export type AppRouter = typeof appRouter;
