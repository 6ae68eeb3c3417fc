import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const orders: { id: number; breadId: number; count: number }[] = [];

const newOrder = z.object({
  breadId: z.number(),
  count: z.number().int().positive(),
});

const orderRouter = t.router({
  list: t.procedure.query(() => orders),
  place: t.procedure.input(newOrder).mutation(({ input }) => {
    const order = { id: orders.length + 1, ...input };
    orders.push(order);
    return order;
  }),
});

export const appRouter = t.router({ order: orderRouter });

export type AppRouter = typeof appRouter;
