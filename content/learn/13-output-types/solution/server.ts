import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

// As the old cash register exports them.
const rows = JSON.parse(`[
  { "id": 1, "name": "Rye", "cents": 420, "cost": 130 },
  { "id": 2, "name": "Spelt", "cents": 480, "cost": 150 },
  { "id": 3, "name": "Baguette", "cents": "1,90", "cost": 60 }
]`);

const bread = z.object({
  id: z.number(),
  name: z.string(),
  cents: z.number(),
});

const breadRouter = t.router({
  byId: t.procedure
    .input(z.object({ id: z.number() }))
    .output(bread)
    .query(({ input }) => {
      return rows.find((row: { id: number }) => row.id === input.id);
    }),
});

export const appRouter = t.router({ bread: breadRouter });

export type AppRouter = typeof appRouter;
