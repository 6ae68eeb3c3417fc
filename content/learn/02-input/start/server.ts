import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const breads = [
  { id: 1, name: 'Rye', price: 4.2 },
  { id: 2, name: 'Spelt', price: 4.8 },
  { id: 3, name: 'Baguette', price: 1.9 },
];

export const appRouter = t.router({
  // Takes an id, and returns the bread that has it.
  bread: t.procedure.query(() => breads[0]),
});

export type AppRouter = typeof appRouter;
