import { initTRPC } from '@trpc/server';

const t = initTRPC.create();

const breads = [
  { id: 1, name: 'Rye', cents: 420 },
  { id: 2, name: 'Spelt', cents: 480 },
  { id: 3, name: 'Baguette', cents: 190 },
];

const breadRouter = t.router({
  list: t.procedure.query(() => breads),
});

export const appRouter = t.router({ bread: breadRouter });

export type AppRouter = typeof appRouter;
