import { describe, expect, test } from 'vitest';
import {
  initTRPC,
  rejection,
  StandardSchemaV1Error,
  superstruct,
  TRPCError,
  type,
  v,
  yup,
  z,
} from './v11.ts';

const t = initTRPC.context<{ customer?: string }>().create();

type Procedure = Parameters<typeof t.router>[0][string];

/** Calls one procedure through a caller. */
function call(procedure: Procedure, input?: unknown): Promise<unknown> {
  const caller = t.createCallerFactory(t.router({ it: procedure }))({ customer: 'Ola' });
  return (caller as unknown as { it: (input: unknown) => Promise<unknown> }).it(input);
}

describe('server/middlewares', () => {
  test('server/middlewares#result: next() does not throw', async () => {
    const seen: unknown[] = [];
    const procedure = t.procedure.use(async ({ next }) => {
      const result = await next();
      seen.push(result.ok ? 'ok' : result.error);
      return result;
    });
    await rejection(call(procedure.query(() => Promise.reject(new Error('cracked')))));
    expect(seen).toEqual([expect.any(TRPCError)]);
    expect(seen[0]).toMatchObject({ code: 'INTERNAL_SERVER_ERROR', message: 'cracked' });
  });

  test('server/middlewares#result: an error while a subscription flows passes no middleware', async () => {
    const seen: boolean[] = [];
    const procedure = t.procedure
      .use(async ({ next }) => {
        const result = await next();
        seen.push(result.ok);
        return result;
      })
      .subscription(async function* () {
        yield 1;
        throw new Error('oven off');
      });
    const values = (await call(procedure)) as AsyncIterable<number>;
    const read = async () => {
      for await (const _ of values);
    };
    const error = await rejection(read());
    expect(error).not.toBeInstanceOf(TRPCError);
    expect(seen).toEqual([true]);
  });

  test('server/middlewares#options: next({ input }), next({ getRawInput }) and the order of the chain', async () => {
    const replaced = t.procedure.use(({ next }) => next({ input: 'new' }));
    expect(await call(replaced.query(({ input }) => input))).toBe('new');
    const raw = t.procedure.use(({ next }) => next({ getRawInput: async () => 42 }));
    expect(await call(raw.input(z.number()).query(({ input }) => input))).toBe(42);
    const inputs: unknown[] = [];
    const spy = t.middleware(({ input, next }) => {
      inputs.push(input);
      return next();
    });
    await call(
      t.procedure
        .use(spy)
        .input(z.string())
        .use(spy)
        .query(() => 1),
      'x',
    );
    expect(inputs).toEqual([undefined, 'x']);
  });

  test('server/middlewares#reusable: one that needs a replaced property goes first', () => {
    const root = initTRPC.context<{ customer: { id: number } }>().create();
    const greeted = root.middleware(({ ctx, next }) => {
      return next({ ctx: { greeting: `Hello ${ctx.customer.id}` } });
    });
    const flattened = root.middleware(({ ctx, next }) => {
      return next({ ctx: { customer: ctx.customer.id } });
    });
    root.procedure.use(greeted).use(flattened);
    greeted.unstable_pipe(flattened);
    // @ts-expect-error The customer is a number by then.
    root.procedure.use(flattened).use(greeted);
    // @ts-expect-error The customer is a number by then.
    flattened.unstable_pipe(greeted);
  });

  test('server/middlewares: one that returns nothing fails the call', async () => {
    const procedure = t.procedure.use((() => undefined) as never).query(() => 1);
    await expect(call(procedure)).rejects.toThrow('did you forget to `return next()`?');
  });
});

describe('server/validators', () => {
  const bad = { flour: 'Rye', kilos: -1 };
  const libraries = {
    zod: t.procedure.input(z.object({ flour: z.string(), kilos: z.number().positive() })),
    valibot: t.procedure.input(
      v.object({ flour: v.string(), kilos: v.pipe(v.number(), v.gtValue(0)) }),
    ),
    arktype: t.procedure.input(type({ flour: 'string > 0', kilos: 'number > 0' })),
    yup: t.procedure.input(
      yup.object({ flour: yup.string().required(), kilos: yup.number().positive().required() }),
    ),
    superstruct: t.procedure.input(
      superstruct.object({
        flour: superstruct.string(),
        kilos: superstruct.min(superstruct.number(), 0.1),
      }),
    ),
  };

  test.each([
    ['zod', '"message": "Too small: expected number to be >0"'],
    ['valibot', 'Invalid value: Expected >0 but received -1'],
    ['arktype', 'kilos must be positive (was -1)'],
    ['yup', 'kilos must be a positive number'],
    ['superstruct', 'Expected a number greater than or equal to 0.1 but received `-1`'],
  ] as const)('server/validators#libraries: %s says %s', async (library, message) => {
    const error = await rejection(
      call(
        libraries[library].query(() => 1),
        bad,
      ),
    );
    expect(error).toMatchObject({ code: 'BAD_REQUEST', message: expect.stringContaining(message) });
  });

  test('server/validators#libraries: yup converts, valibot is used through Standard Schema', async () => {
    const input = { flour: 'Rye', kilos: '3' };
    expect(
      await call(
        libraries.yup.query(({ input }) => input),
        input,
      ),
    ).toEqual({
      flour: 'Rye',
      kilos: 3,
    });
    const error = await rejection(
      call(
        libraries.valibot.query(() => 1),
        bad,
      ),
    );
    expect((error as Error).cause).toBeInstanceOf(StandardSchemaV1Error);
  });

  test('server/validators#stacking: strict validators refuse the other input', async () => {
    const both = { a: '1', b: '2' };
    const a = z.object({ a: z.string() });
    const strict = t.procedure.input(a).input(z.strictObject({ b: z.string() }));
    await expect(
      call(
        strict.query(() => 1),
        both,
      ),
    ).rejects.toThrow('Unrecognized key');
    const { object, string, type: tolerant } = superstruct;
    const closed = t.procedure.input(object({ a: string() })).input(object({ b: string() }));
    await expect(
      call(
        closed.query(() => 1),
        both,
      ),
    ).rejects.toThrow('never');
    const open = t.procedure.input(tolerant({ a: string() })).input(tolerant({ b: string() }));
    expect(
      await call(
        open.query(({ input }) => input),
        both,
      ),
    ).toEqual(both);
  });

  test('server/validators#output: which libraries remove what they do not name', async () => {
    const row = { a: 'x', secret: 1 };
    const through = (validator: never) =>
      call(t.procedure.output(validator).query(() => row as never));
    const a = 'string';
    expect(await through(z.object({ a: z.string() }) as never)).toEqual({ a: 'x' });
    expect(await through(v.object({ a: v.string() }) as never)).toEqual({ a: 'x' });
    expect(await through(type({ a }) as never)).toEqual(row);
    expect(await through(type({ a, '+': 'delete' }) as never)).toEqual({ a: 'x' });
    expect(await through(yup.object({ a: yup.string() }) as never)).toEqual(row);
    expect(await through(yup.object({ a: yup.string() }).noUnknown() as never)).toEqual({ a: 'x' });
    const strict = superstruct.object({ a: superstruct.string() }) as never;
    await expect(through(strict)).rejects.toThrow('Output validation failed');
  });

  test('server/validators#pitfalls: yup refuses async tests', async () => {
    const validator = yup.string().test('slow', 'no', async () => true);
    const procedure = t.procedure.input(validator).query(() => 1);
    await expect(call(procedure, 'x')).rejects.toThrow('during a synchronous validate');
  });
});
