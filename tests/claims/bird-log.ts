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

/** A log of sightings, and a log of the procedure and server events. */
export function birdLog(sse?: Sse) {
  const t = initTRPC.context<Context>().create({ isDev: false, ...(sse ? { sse } : {}) });
  const events = new EventEmitter();
  const log: string[] = [];
  const inputs: unknown[] = [];
  const history: number[] = [];
  let attempts = 0;

  const router = t.router({
    sightings: t.procedure
      .input(z.object({ species: z.string(), lastEventId: z.string().nullish() }))
      .subscription(async function* ({ input, signal }) {
        inputs.push(input);
        try {
          const sightings = on(events, 'sighting', { signal }) as AsyncIterable<[number]>;
          const last = Number(input.lastEventId ?? 0);
          for (const sighting of history)
            if (sighting > last) yield tracked(String(sighting), sighting);
          for await (const [sighting] of sightings) yield tracked(String(sighting), sighting);
        } finally {
          log.push(`finally, aborted: ${signal?.aborted}`);
        }
      }),
    undeclared: t.procedure.input(z.object({ species: z.string() })).subscription(async function* ({
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
      throw new TRPCError({ code: 'FORBIDDEN', message: 'Only for members' });
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
      for await (const [sighting] of on(events, 'sighting', { signal }) as AsyncIterable<[number]>)
        yield sighting;
    }),
    bounded: t.procedure.subscription(async function* ({ signal }) {
      const limit = AbortSignal.timeout(50);
      const both = signal ? AbortSignal.any([signal, limit]) : limit;
      for await (const [sighting] of on(events, 'sighting', { signal: both }) as AsyncIterable<
        [number]
      >) {
        yield sighting;
      }
    }),
    checked: t.procedure
      .output(each(z.object({ species: z.string(), count: z.number() })))
      .subscription(async function* () {
        const row = { species: 'heron', count: 2, observer: 'Noor' };
        yield row;
        yield { species: 'heron', count: 'two' as unknown as number };
      }),
    checkedTracked: t.procedure
      .output(eachTracked(z.object({ count: z.number() })))
      .subscription(async function* () {
        const row = { count: 2, observer: 'Noor' };
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

export type World = ReturnType<typeof birdLog>;
export type Router = World['router'];
