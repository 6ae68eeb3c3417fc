import { initTRPC } from '@trpc/server';
import { ZodError, z } from 'zod';

const t = initTRPC.create({
  // Sends the client typed error messages for each invalid field.
  errorFormatter: ({ shape, error }) => ({
    ...shape,
    data: {
      ...shape.data,
      fields:
        error.code === 'BAD_REQUEST' && error.cause instanceof ZodError
          ? z.flattenError(error.cause).fieldErrors
          : undefined,
    },
  }),
});

export const appRouter = t.router({
  signUp: t.procedure
    .input(
      z.object({
        email: z.email(),
        age: z.number().int().min(16),
      }),
    )
    .mutation(({ input }) => ({ welcome: input.email })),
});

export type AppRouter = typeof appRouter;
