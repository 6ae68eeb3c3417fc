import { initTRPC } from '@trpc/server';
import { z } from 'zod';

const t = initTRPC.create();

const todos = [{ id: 1, title: 'Rename a field on the server' }];

const newTodo = z.object({ title: z.string().min(1) });

export const appRouter = t.router({
  todoList: t.procedure.query(() => todos),

  todoAdd: t.procedure.input(newTodo).mutation(({ input }) => {
    todos.push({ id: todos.length + 1, title: input.title });
  }),
});

export type AppRouter = typeof appRouter;
