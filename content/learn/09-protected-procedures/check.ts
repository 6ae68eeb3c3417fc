import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'A customer sees the orders.': ({ expectLogged }) => expectLogged('Orders of NOOR'),
  'Another customer sees other orders.': async ({ call, expectData }) =>
    expectData(await call('mine', { headers: { 'x-customer': 'Lin' } }), 'Orders of LIN'),
  'A stranger is turned away with UNAUTHORIZED.': async ({ call, expect, expectEqual }) => {
    const { status, error } = await call('mine');
    expect(status === 401, `A call without a name leads to status ${status}, not 401.`);
    expectEqual(error?.code, 'UNAUTHORIZED');
  },
  'The check is a middleware that narrows the type of the customer.': ({ bareCode, expect }) => {
    const server = bareCode('server.ts');
    expect(/\.use\(/.test(server), 'server.ts does not pass a middleware to .use().');
    expect(
      !/\bmine\s*:\s*t\.procedure\s*\.query/.test(server),
      'mine still starts with t.procedure, so it does not include the check.',
    );
    expect(
      !/\bcustomer\s*[!?]\.\s*toUpperCase/.test(server),
      'mine still allows for a customer that is null. Pass the customer to next().',
    );
  },
  'Strangers may still read the menu.': async ({ call, expectData }) =>
    expectData(await call('menu'), ['Rye', 'Spelt', 'Baguette']),
} satisfies LessonChecks;
