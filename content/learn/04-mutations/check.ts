import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The client places an order and then sees it.': ({ expectLogged }) => {
    expectLogged('Order 1 is in');
    expectLogged('Orders so far: 1');
  },
  'order.place is a mutation: it comes with POST.': ({ requests, expect }) => {
    const place = requests.find(({ procedures }) => procedures.includes('order.place'));
    expect(place?.method === 'POST', 'The client did not send a POST request to order.place.');
  },
  'Half a loaf and no loaf are rejected.': async ({ call, expect }) => {
    for (const count of [0.5, 0, -1]) {
      const input = { breadId: 1, count };
      const { status } = await call('order.place', { type: 'mutation', input });
      expect(status === 400, `A count of ${count} leads to status ${status}, not 400.`);
    }
  },
} satisfies LessonChecks;
