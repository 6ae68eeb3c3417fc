import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import {
  checkPassword,
  createAccount,
  endSession,
  startSession,
} from './accounts';
import { countAttempt } from './limits';
import { publicProcedure, router } from './trpc';

const credentials = z.object({
  email: z.email().toLowerCase(),
  password: z.string().min(12).max(200),
});

const credentialsProcedure = publicProcedure
  .input(credentials)
  .use(({ input, next }) => {
    countAttempt(input.email, 5);
    return next();
  });

export const authRouter = router({
  me: publicProcedure.query(({ ctx }) => ctx.user),

  signUp: credentialsProcedure.mutation(async ({ ctx, input }) => {
    const userId = await createAccount(ctx.db, input);
    if (!userId) {
      throw new TRPCError({
        code: 'CONFLICT',
        message: 'This address already has an account',
      });
    }
    ctx.setSession(startSession(ctx.db, userId));
  }),

  signIn: credentialsProcedure.mutation(async ({ ctx, input }) => {
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
