import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const breads = [
  { id: 1, name: 'Rye', price: 4.2 },
  { id: 2, name: 'Spelt', price: 4.8 },
  { id: 3, name: 'Baguette', price: 1.9 },
];

export const appRouter = t.router({
  breadList: t.procedure.query(() => breads),
  breadById: t.procedure
    .input(z.object({ id: z.number() }))
    .query(({ input }) => breads.find(({ id }) => id === input.id)),
  shopHours: t.procedure.query(() => ({ opens: 7, closes: 18 })),
});

export type AppRouter = typeof appRouter;
