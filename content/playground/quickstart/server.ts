import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const users = [
  { id: '1', name: 'Ada Lovelace' },
  { id: '2', name: 'Grace Hopper' },
];

export const appRouter = t.router({
  userList: t.procedure.query(() => users),

  userById: t.procedure
    .input(z.object({ id: z.string() }))
    .query(({ input }) => users.find(({ id }) => id === input.id)),

  // Rename `name` here, and watch client.ts.
  userCreate: t.procedure
    .input(z.object({ name: z.string().min(1) }))
    .mutation(({ input }) => {
      const user = { id: String(users.length + 1), name: input.name };
      users.push(user);
      return user;
    }),
});

// The client imports only this type, and no code.
export type AppRouter = typeof appRouter;
