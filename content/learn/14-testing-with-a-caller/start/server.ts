import { initTRPC, TRPCError } from '@trpc/server';

interface Context {
  customer: string | null;
  /** Of the day, from 0 to 23. */
  hour: number;
}

const t = initTRPC.context<Context>().create();

const protectedProcedure = t.procedure.use(({ ctx, next }) => {
  if (ctx.customer === null) {
    throw new TRPCError({ code: 'UNAUTHORIZED' });
  }
  return next({ ctx: { customer: ctx.customer } });
});

export const appRouter = t.router({
  // Open from 7 to 18.
  order: protectedProcedure.mutation(({ ctx }) => {
    if (ctx.hour < 7 || ctx.hour > 18) {
      throw new TRPCError({ code: 'PRECONDITION_FAILED' });
    }
    return `A loaf for ${ctx.customer}`;
  }),
});

// Export createCaller here.
