import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const cakeRouter = t.router({
  prices: t.procedure.query(() => ({ small: 2800, large: 4200 })),
  order: t.procedure
    .input(z.instanceof(FormData))
    .mutation(({ input }) => {
      const photo = input.get('photo');
      if (!(photo instanceof File)) {
        throw new TRPCError({
          code: 'BAD_REQUEST',
          message: 'No photo',
        });
      }
      return `${input.get('name')} gets a cake with ${photo.name}`;
    }),
});

export const appRouter = t.router({ cake: cakeRouter });

export type AppRouter = typeof appRouter;
