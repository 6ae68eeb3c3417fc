import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const breads = [
  { id: 1, name: 'Rye', price: 4.2 },
  { id: 2, name: 'Spelt', price: 4.8 },
  { id: 3, name: 'Baguette', price: 1.9 },
];

const breadRouter = t.router({
  list: t.procedure.query(() => breads),
  byId: t.procedure
    .input(z.object({ id: z.number() }))
    .query(({ input }) => breads.find(({ id }) => id === input.id)),
});

const shopRouter = t.router({
  hours: t.procedure.query(() => ({ opens: 7, closes: 18 })),
});

export const appRouter = t.router({
  bread: breadRouter,
  shop: shopRouter,
});

export type AppRouter = typeof appRouter;
