import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const cakeRouter = t.router({
  prices: t.procedure.query(() => ({ small: 2800, large: 4200 })),
  order: t.procedure
    .input(z.object({ name: z.string() }))
    .mutation(({ input }) => {
      return `${input.name} gets a cake`;
    }),
});

export const appRouter = t.router({ cake: cakeRouter });

export type AppRouter = typeof appRouter;
