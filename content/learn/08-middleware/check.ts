import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'A call that works is logged with its path.': ({ expectLogged }) =>
    expectLogged('bread.list: ok'),
  'A call that fails is logged, too.': ({ expectLogged }) => expectLogged('bread.sell: failed'),
  'Both procedures start with the middleware.': ({ bareCode, expect }) => {
    const server = bareCode('server.ts');
    expect(/\.use\(/.test(server), 'server.ts does not pass a middleware to .use().');
    const [, name] = /\b(list|sell)\s*:\s*t\.procedure\s*\.(?:query|mutation)/.exec(server) ?? [];
    expect(name === undefined, `bread.${name} still starts with t.procedure.`);
  },
  'Results and errors reach the client as before.': ({ expectLogged }) => {
    expectLogged('We have 3 breads');
    expectLogged('Sorry: The shop is closed');
  },
} satisfies LessonChecks;
