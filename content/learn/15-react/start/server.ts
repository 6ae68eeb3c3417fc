import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const orders = [{ id: 1, bread: 'Rye' }];

const orderRouter = t.router({
  list: t.procedure.query(() => orders),
  place: t.procedure
    .input(z.object({ bread: z.string() }))
    .mutation(({ input }) => {
      orders.push({ id: orders.length + 1, bread: input.bread });
    }),
});

export const appRouter = t.router({ order: orderRouter });

export type AppRouter = typeof appRouter;
