import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'A customer sees the orders.': ({ expectLogged }) => expectLogged('Orders of NOOR'),
  'A stranger is turned away with UNAUTHORIZED.': async ({ call, expect, expectEqual }) => {
    const { status, error } = await call('mine');
    expect(status === 401, `A call without a name leads to status ${status}, not 401.`);
    expectEqual(error?.code, 'UNAUTHORIZED');
  },
  'Strangers may still read the menu.': async ({ call, expectEqual }) => {
    const { data } = await call('menu');
    expectEqual(data, ['Rye', 'Spelt', 'Baguette']);
  },
} satisfies LessonChecks;
