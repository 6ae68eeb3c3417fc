import { initTRPC } from '@trpc/server';

const t = initTRPC.create();

let readings = 0;

const ovenRouter = t.router({
  // Works every third time.
  temperature: t.procedure.query(() => {
    readings += 1;
    if (readings % 3 !== 0) throw new Error('Bad contact');
    return 230;
  }),
  // Never works.
  humidity: t.procedure.query((): number => {
    throw new Error('The sensor is missing');
  }),
  light: t.procedure.mutation(() => {
    throw new Error('The bulb is broken');
  }),
});

export const appRouter = t.router({ oven: ovenRouter });

export type AppRouter = typeof appRouter;
