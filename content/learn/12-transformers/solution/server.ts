import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { z } from 'zod';

const t = initTRPC.create({ transformer: superjson });

const order = {
  bread: 'Rye',
  placed: new Date('2026-03-06T06:15:00Z'),
  ready: new Date('2026-03-06T07:00:00Z'),
};

const orderRouter = t.router({
  next: t.procedure.query(() => order),
  postpone: t.procedure
    .input(z.object({ ready: z.date() }))
    .mutation(({ input }) => ({ ...order, ready: input.ready })),
});

export const appRouter = t.router({ order: orderRouter });

export type AppRouter = typeof appRouter;
