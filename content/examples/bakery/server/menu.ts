import { publicProcedure, router } from './trpc';

export const products = ['rye bread', 'rolls', 'apple cake'] as const;

export const menuRouter = router({
  list: publicProcedure.query(() => products),
});
