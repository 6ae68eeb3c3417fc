import { lazy } from '@trpc/server';
import { t } from './trpc';

export const appRouter = t.router({
  menu: t.procedure.query(() => ['Rye', 'Spelt', 'Baguette']),
  order: lazy(() => import('./orders')),
});

export type AppRouter = typeof appRouter;
