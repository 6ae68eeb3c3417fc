import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

// The newest first.
const orders = Array.from({ length: 8 }, (_, index) => 8 - index);

const orderRouter = t.router({
  page: t.procedure
    .input(z.object({ cursor: z.number().optional() }))
    .query(async ({ input }) => {
      // A slow connection.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const left = orders.filter((id) => id <= (input.cursor ?? id));
      return { ids: left.slice(0, 3), next: left[3] };
    }),
});

export const appRouter = t.router({ order: orderRouter });

export type AppRouter = typeof appRouter;
