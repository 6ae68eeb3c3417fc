import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The client calls bread.list and shop.hours.': ({ expectLogged }) => {
    expectLogged('We have Rye, Spelt, Baguette');
    expectLogged('Open from 7 to 18');
  },
  'bread.byId still checks its input.': async ({ call, expect, expectData }) => {
    const response = await call('bread.byId', { input: { id: 1 } });
    expectData(response, { id: 1, name: 'Rye', price: 4.2 });
    const { status } = await call('bread.byId', { input: {} });
    expect(status === 400, `The server responded to {} with status ${status}, not 400.`);
  },
  'The old paths are gone.': async ({ call, expect }) => {
    for (const path of ['breadList', 'breadById', 'shopHours']) {
      const { status } = await call(path);
      expect(status === 404, `There is still a procedure with the path ${path}.`);
    }
  },
} satisfies LessonChecks;
