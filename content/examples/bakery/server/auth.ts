import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import {
  checkPassword,
  createAccount,
  endSession,
  startSession,
} from './accounts';
import { publicProcedure, router } from './trpc';

const credentials = z.object({
  email: z.email().toLowerCase(),
  password: z.string().min(12).max(200),
});

export const authRouter = router({
  me: publicProcedure.query(({ ctx }) => ctx.user),

  signUp: publicProcedure
    .input(credentials)
    .mutation(async ({ ctx, input }) => {
      const userId = await createAccount(ctx.db, input);
      if (!userId) {
        throw new TRPCError({
          code: 'CONFLICT',
          message: 'This address has an account already',
        });
      }
      ctx.setSession(startSession(ctx.db, userId));
    }),

  signIn: publicProcedure
    .input(credentials)
    .mutation(async ({ ctx, input }) => {
      const userId = await checkPassword(ctx.db, input);
      if (!userId) {
        throw new TRPCError({
          code: 'UNAUTHORIZED',
          message: 'Wrong email or password',
        });
      }
      ctx.setSession(startSession(ctx.db, userId));
    }),

  signOut: publicProcedure.mutation(({ ctx }) => {
    if (ctx.secret) endSession(ctx.db, ctx.secret);
    ctx.setSession(undefined);
  }),
});
