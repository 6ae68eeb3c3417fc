import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const wait = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export const appRouter = t.router({
  post: t.procedure
    .input(z.object({ id: z.number() }))
    .query(async ({ input }) => {
      await wait(100);
      return { id: input.id, title: `Post ${input.id}` };
    }),

  likes: t.procedure
    .input(z.object({ postId: z.number() }))
    .query(async ({ input }) => {
      await wait(300);
      return input.postId * 7;
    }),
});

export type AppRouter = typeof appRouter;
