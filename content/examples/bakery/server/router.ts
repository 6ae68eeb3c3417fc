import { authRouter } from './auth';
import { menuRouter } from './menu';
import { ordersRouter } from './orders';
import { createCallerFactory, router } from './trpc';

export const appRouter = router({
  auth: authRouter,
  menu: menuRouter,
  orders: ordersRouter,
});

export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
