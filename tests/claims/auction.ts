import { EventEmitter, on } from 'node:events';
import {
  initTRPC,
  isTrackedEnvelope,
  TRPCError,
  type TrackedEnvelope,
  tracked,
} from '../../content/docs/v11/node_modules/@trpc/server/dist/index.mjs';
import { z } from '../../content/docs/v11/node_modules/zod/index.js';

export interface Context {
  params: Record<string, string | undefined> | null;
  authorization: string | undefined;
}
export type Sse = NonNullable<
  Parameters<ReturnType<typeof initTRPC.context<Context>>['create']>[0]
>['sse'];

/** A set of bids, and a log of the procedure and server events. */
export function auction(sse?: Sse) {
  const t = initTRPC.context<Context>().create({ isDev: false, ...(sse ? { sse } : {}) });
  const events = new EventEmitter();
  const log: string[] = [];
  const inputs: unknown[] = [];
  const history: number[] = [];
  let attempts = 0;

  const router = t.router({
    bids: t.procedure
      .input(z.object({ lot: z.number(), lastEventId: z.string().nullish() }))
      .subscription(async function* ({ input, signal }) {
        inputs.push(input);
        try {
          const bids = on(events, 'bid', { signal }) as AsyncIterable<[number]>;
          const last = Number(input.lastEventId ?? 0);
          for (const bid of history) if (bid > last) yield tracked(String(bid), bid);
          for await (const [bid] of bids) yield tracked(String(bid), bid);
        } finally {
          log.push(`finally, aborted: ${signal?.aborted}`);
        }
      }),
    undeclared: t.procedure.input(z.object({ lot: z.number() })).subscription(async function* ({
      input,
    }) {
      inputs.push(input);
      yield 1;
    }),
    plain: t.procedure.input(z.any()).subscription(async function* ({ input }) {
      inputs.push(input);
      yield 1;
    }),
    finish: t.procedure.subscription(async function* () {
      yield 'a';
    }),
    forbidden: t.procedure.subscription(async function* () {
      yield 'a';
      throw new TRPCError({ code: 'FORBIDDEN', message: 'Not your lot' });
    }),
    flaky: t.procedure.subscription(async function* () {
      attempts += 1;
      yield attempts;
      if (attempts < 3) throw new Error('Database gone');
    }),
    deaf: t.procedure.subscription(async function* () {
      try {
        log.push('deaf started');
        await new Promise(() => {});
        yield 1;
      } finally {
        log.push('deaf closed');
      }
    }),
    quiet: t.procedure.subscription(async function* ({ signal }) {
      for await (const [bid] of on(events, 'bid', { signal }) as AsyncIterable<[number]>) yield bid;
    }),
    bounded: t.procedure.subscription(async function* ({ signal }) {
      const limit = AbortSignal.timeout(50);
      const both = signal ? AbortSignal.any([signal, limit]) : limit;
      for await (const [bid] of on(events, 'bid', { signal: both }) as AsyncIterable<[number]>) {
        yield bid;
      }
    }),
    checked: t.procedure
      .output(each(z.object({ lot: z.number(), pounds: z.number() })))
      .subscription(async function* () {
        const row = { lot: 7, pounds: 40, bidder: 'M. Okafor' };
        yield row;
        yield { lot: 7, pounds: 'forty' as unknown as number };
      }),
    checkedTracked: t.procedure
      .output(eachTracked(z.object({ pounds: z.number() })))
      .subscription(async function* () {
        const row = { pounds: 40, bidder: 'M. Okafor' };
        yield tracked('5', row);
      }),
    notGenerator: t.procedure.subscription((() => 5) as never),
    stream: t.procedure.query(async function* () {
      yield 1;
    }),
    hang: t.procedure.query(({ signal }) => {
      log.push('hang started');
      return new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
    }),
    whoAmI: t.procedure.query(({ ctx }) => ctx.params?.token ?? null),
    context: t.procedure.subscription(async function* ({ ctx }) {
      yield ctx;
    }),
  });

  return { router, events, log, inputs, history };
}

/** Copied from server/subscriptions#output. */
export function each<T>(schema: z.ZodType<T>) {
  return async function* (values: unknown): AsyncGenerator<T> {
    for await (const value of values as AsyncIterable<unknown>) {
      yield schema.parse(value);
    }
  };
}

/** Copied from server/subscriptions#output. */
export function eachTracked<T>(schema: z.ZodType<T>) {
  return async function* (values: unknown): AsyncGenerator<TrackedEnvelope<T>> {
    for await (const value of values as AsyncIterable<unknown>) {
      if (!isTrackedEnvelope<unknown>(value)) throw new Error('Yield tracked(id, data)');
      yield tracked(value[0], schema.parse(value[1]));
    }
  };
}

export type World = ReturnType<typeof auction>;
export type Router = World['router'];
