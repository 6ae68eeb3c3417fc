import type { LessonChecks } from '#shared/learn/lesson-check.ts';

interface Order {
  id: number;
}

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The client places an order and then sees it.': ({ logged, expect, expectLogged }) => {
    const line = logged.find((text) => /^Order .* is in$/.test(text));
    expect(line !== undefined, 'The console never shows that an order is in.');
    expect(line !== 'Order undefined is in', 'The order that comes back has no id.');
    expectLogged('Orders so far: 1');
  },
  'order.place is a mutation: it comes with POST.': ({ requests, expect }) => {
    const place = requests.find(({ procedures }) => procedures.includes('order.place'));
    expect(place?.method === 'POST', 'The client did not send a POST request to order.place.');
  },
  'The server keeps each order, with its own id.': async (run) => {
    const place = (input: object) => run.call('order.place', { type: 'mutation', input });
    const [first, second] = [
      await place({ breadId: 2, count: 3 }),
      await place({ breadId: 3, count: 1 }),
    ];
    const [spelt, baguette] = [first.data, second.data] as [Order?, Order?];
    run.expectData(first, { breadId: 2, count: 3, id: spelt?.id });
    run.expectData(second, { breadId: 3, count: 1, id: baguette?.id });
    run.expect(spelt?.id !== baguette?.id, `Two orders in a row have the same id, ${spelt?.id}.`);
    const { data } = await run.call('order.list');
    const kept = (data as Order[]).filter(({ id }) => id === spelt?.id || id === baguette?.id);
    run.expect(
      kept.length === 2,
      'The list does not contain the orders that the mutation returned.',
    );
  },
  'Half a loaf and no loaf are rejected.': async ({ call, expect }) => {
    for (const count of [0.5, 0, -1]) {
      const input = { breadId: 1, count };
      const { status } = await call('order.place', { type: 'mutation', input });
      expect(status === 400, `A count of ${count} leads to status ${status}, not 400.`);
    }
  },
} satisfies LessonChecks;
