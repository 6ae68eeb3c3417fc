import { initTRPC } from '@trpc/server';

const t = initTRPC.create();

export const appRouter = t.router({
  menu: t.procedure.query(() => ['Rye', 'Spelt', 'Baguette']),
  hours: t.procedure.query(() => ({ opens: 7, closes: 18 })),
  news: t.procedure.query(() => 'Walnut bread on Friday'),
});

export type AppRouter = typeof appRouter;
