import { initTRPC } from '@trpc/server';

const t = initTRPC.create();

const breads = [
  { id: 1, name: 'Rye', price: 4.2 },
  { id: 2, name: 'Spelt', price: 4.8 },
  { id: 3, name: 'Baguette', price: 1.9 },
];

const breadRouter = t.router({
  list: t.procedure.query(() => breads),
});

export const appRouter = t.router({ bread: breadRouter });

export type AppRouter = typeof appRouter;
