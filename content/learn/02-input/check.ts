import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The client gets the bread that it asks for.': ({ expectLogged }) =>
    expectLogged('Spelt costs 4.8'),
  'Another id returns another bread.': async ({ call, expectData }) => {
    expectData(await call('bread', { input: { id: 3 } }), { id: 3, name: 'Baguette', price: 1.9 });
  },
  'An id that is not a number is rejected.': async ({ call, expect }) => {
    for (const id of ['two', '2']) {
      const { status } = await call('bread', { input: { id } });
      expect(
        status === 400,
        `The server responded to { id: "${id}" } with status ${status}, not 400.`,
      );
    }
  },
  'A call without an id is rejected.': async ({ call, expect }) => {
    const { status } = await call('bread', { input: {} });
    expect(status === 400, `The server responded to {} with status ${status}, not 400.`);
  },
} satisfies LessonChecks;
