import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const breads = [
  { id: 1, name: 'Rye', cents: 420 },
  { id: 2, name: 'Spelt', cents: 480 },
  { id: 3, name: 'Baguette', cents: 190 },
];

const breadRouter = t.router({
  byId: t.procedure
    .input(z.object({ id: z.number() }))
    .query(({ input }) => {
      const bread = breads.find(({ id }) => id === input.id);
      if (!bread) {
        throw new TRPCError({
          code: 'NOT_FOUND',
          message: `No bread has the id ${input.id}`,
        });
      }
      return bread;
    }),
});

export const appRouter = t.router({ bread: breadRouter });

export type AppRouter = typeof appRouter;
