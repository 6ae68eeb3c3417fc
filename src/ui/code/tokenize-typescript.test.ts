import { expect, test } from 'vitest';
import { tokenizeTypeScript } from './tokenize-typescript.ts';

const marked = (code: string) =>
  tokenizeTypeScript(code)
    .map(({ text, kind }) => (kind ? `${kind}[${text}]` : text))
    .join('');

test('loses no character', () => {
  const code = "const user = await trpc.userById.query({ id: '1' }); // string\n";
  expect(
    tokenizeTypeScript(code)
      .map((token) => token.text)
      .join(''),
  ).toBe(code);
});

test('tells keywords, calls, types, properties and strings apart', () => {
  expect(marked('export type AppRouter = typeof appRouter;')).toBe(
    'k[export] k[type] t[AppRouter] u[=] k[typeof] appRouteru[;]',
  );
  expect(marked("createTRPCClient<AppRouter>({ url: '/trpc' })")).toBe(
    "f[createTRPCClient]u[<]t[AppRouter]u[>({] p[url]u[:] s['/trpc'] u[})]",
  );
  expect(marked('user.name')).toBe('useru[.]p[name]');
});

test('a keyword that names a property is a property', () => {
  expect(marked('{ type: 1, from: 2 }')).toBe('u[{] p[type]u[:] n[1]u[,] p[from]u[:] n[2] u[}]');
});
