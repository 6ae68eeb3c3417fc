import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const orders: { id: number; breadId: number; count: number }[] = [];

const orderRouter = t.router({
  list: t.procedure.query(() => orders),
  // Write the mutation `place` here.
});

export const appRouter = t.router({ order: orderRouter });

export type AppRouter = typeof appRouter;
