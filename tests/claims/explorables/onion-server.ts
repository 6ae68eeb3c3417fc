import type { OnionLayer, OnionStep } from '#ui/explorable/onion/recording.ts';
import { initTRPC, TRPCError } from '../v11.ts';

interface Context {
  customer: { id: number } | null;
}

/** The events so far. The recorder clears it before each call. */
export const steps: OnionStep[] = [];

/** The type of its second argument is the context type that the picture shows for this layer. */
function enter(layer: OnionLayer, ctx: unknown) {
  steps.push({ layer, way: 'in', value: JSON.stringify(ctx) });
}

function leave(layer: OnionLayer, value: string) {
  steps.push({ layer, way: 'out', value });
}

/** Short description of the value of `next()`. */
const shortOf = (result: { ok: true; data: unknown } | { ok: false; error: TRPCError }) =>
  result.ok
    ? `ok: true, data: ${JSON.stringify(result.data)}`
    : `ok: false, error: ${result.error.code}`;

const t = initTRPC.context<Context>().create({ isDev: false });

const timed = t.procedure.use(async ({ ctx, next }) => {
  enter('timing', ctx);
  const result = await next();
  leave('timing', shortOf(result));
  return result;
});

function readLoaf(value: unknown): string {
  steps.push({ layer: 'input', way: 'in', value: JSON.stringify(value) });
  if (typeof value !== 'string') throw new Error('Expected the name of a loaf');
  return value;
}

const checkFirst = timed
  .use(async ({ ctx, next }) => {
    enter('customer', ctx);
    if (!ctx.customer) throw new TRPCError({ code: 'UNAUTHORIZED' });
    const result = await next({ ctx: { customer: ctx.customer } });
    leave('customer', shortOf(result));
    return result;
  })
  .input(readLoaf)
  .use(async ({ ctx, next }) => {
    enter('oven', ctx);
    const result = await next({ ctx: { oven: { celsius: 230 } } });
    leave('oven', shortOf(result));
    return result;
  })
  .mutation(({ ctx, input }) => {
    enter('procedure', ctx);
    return bake(input, ctx.oven.celsius);
  });

const inputFirst = timed
  .input(readLoaf)
  .use(async ({ ctx, next }) => {
    enter('customer', ctx);
    if (!ctx.customer) throw new TRPCError({ code: 'UNAUTHORIZED' });
    const result = await next({ ctx: { customer: ctx.customer } });
    leave('customer', shortOf(result));
    return result;
  })
  .use(async ({ ctx, next }) => {
    enter('oven', ctx);
    const result = await next({ ctx: { oven: { celsius: 230 } } });
    leave('oven', shortOf(result));
    return result;
  })
  .mutation(({ ctx, input }) => {
    enter('procedure', ctx);
    return bake(input, ctx.oven.celsius);
  });

/** The function of both procedures. */
function bake(loaf: string, celsius: number): string {
  if (loaf === 'burnt') throw new Error('The loaf is burnt');
  const value = `${loaf}, ${celsius} °C`;
  leave('procedure', `return ${JSON.stringify(value)}`);
  return value;
}

export const appRouter = t.router({ checkFirst, inputFirst });
