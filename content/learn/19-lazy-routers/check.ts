import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The client still gets the menu and the invoice.': (run) => {
    const { bareCode, expect, expectLogged, requests } = run;
    expect(
      !/=>\s*import\(/.test(bareCode('server.ts')) || /\blazy\(/.test(bareCode('server.ts')),
      'server.ts has an import() without lazy() around it, so tRPC does not see a router there.',
    );
    expect(
      requests.some(({ procedures }) => procedures.includes('menu')),
      'The client does not call menu.',
    );
    expectLogged('We have Rye, Spelt, Baguette');
    expectLogged('Invoice 1: 2 Rye');
  },
  'The menu comes before orders.ts has loaded.': ({ logged, expect, expectLogged }) => {
    expectLogged('orders.ts has loaded');
    const [loaded, menu] = ['orders.ts has loaded', 'We have'].map((text) =>
      logged.findIndex((line) => line.includes(text)),
    );
    expect(Number(menu) < Number(loaded), 'orders.ts loads together with the server.');
  },
  'Paths under order that do not exist are still not found.': async ({ call, expect }) => {
    const { status } = await call('order.recipe');
    expect(status === 404, `order.recipe leads to status ${status}, and not 404.`);
  },
} satisfies LessonChecks;
