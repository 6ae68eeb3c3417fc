import { describe, expect, it } from 'vitest';
import { formatType, withoutFolders } from './format-type.ts';

describe('formatType', () => {
  it('leaves a short type on its line', () => {
    expect(formatType('const tide: { time: string; metres: number; }')).toBe(
      'const tide: { time: string; metres: number }',
    );
  });

  it('gives the parts of a long one a line each', () => {
    expect(
      formatType(
        '(method) input(schema: ZodObject<{\n    harbour: ZodString;\n}, $strip>): Builder<{ user: string | null; }, object, UnsetMarker>',
      ),
    ).toBe(
      [
        '(method) input(',
        '  schema: ZodObject<{ harbour: ZodString }, $strip>',
        '): Builder<{ user: string | null }, object, UnsetMarker>',
      ].join('\n'),
    );
  });

  it('takes arrows and brackets in strings for text', () => {
    const text = 'const f: (a: string, ...rest: [x: number, y?: "a<b;"]) => Promise<{}>';
    expect(formatType(text)).toBe(text);
  });

  it('names files as a reader would import them', () => {
    expect(
      formatType(
        'a: typeof import("/home/me/site/node_modules/fastify/fastify.d.ts"), b: import("/home/me/site/client.ts").C',
      ),
    ).toBe('a: typeof import("fastify/fastify"), b: import("./client.ts").C');
    expect(formatType('import("@trpc/server").X')).toBe('import("@trpc/server").X');
  });

  it('folds what is too long, from the inside out', () => {
    const inner = Array.from({ length: 30 }, (_, i) => `procedure${i}: Query<{ input: number; }>`);
    const text = formatType(
      `const router: Router<{ ctx: object; record: { ${inner.join('; ')} } }>`,
    );
    expect(text).toBe('const router: Router<{ ctx: object; record: { … } }>');
  });
});

it('messages name files of packages as they are imported, and texts stay what they are', () => {
  expect(
    withoutFolders(
      `Module '"/home/me/site/node_modules/@trpc/server/dist/index"' has no "/docs". '/home/me/site/node_modules/x/y.js' is "import("/home/me/a/kiln.ts")". '"/home/me/docs/.samples/sample-1/src/a"' has none.`,
    ),
  ).toBe(
    `Module '"@trpc/server/dist/index"' has no "/docs". 'x/y.js' is "import("./kiln.ts")". '"./src/a"' has none.`,
  );
});
