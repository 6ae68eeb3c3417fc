import { orderRouter } from './orders';
import { t } from './trpc';

export const appRouter = t.router({
  menu: t.procedure.query(() => ['Rye', 'Spelt', 'Baguette']),
  order: orderRouter,
});

export type AppRouter = typeof appRouter;
