import type { LessonChecks } from '#shared/learn/lesson-check.ts';

const ORDERS = ['2 Rye', '1 Spelt', '3 Baguette', '1 Rye', '2 Spelt'];

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The tablet shows each order once, in the right order.': ({ logged, expectEqual }) => {
    const shown = logged.filter((line) => line.startsWith('Bake '));
    expectEqual(
      shown,
      ORDERS.map((order) => `Bake ${order}`),
    );
  },
  'The server sends an id with each order.': ({ requests, expect }) => {
    const [first] = requests;
    expect(first !== undefined, 'The client has not subscribed.');
    const ids = idsOf(first?.responseBody);
    expect(
      ids.length >= 3,
      'The response has no lines with "id:". To send an id along with an order, yield tracked(id, order).',
    );
    expect(new Set(ids).size === ids.length, 'Two orders have the same id.');
  },
  'The second subscription continues after the third order.': ({ requests, expect }) => {
    const third = idsOf(requests[0]?.responseBody)[2];
    expect(third !== undefined, 'The third order has no id yet, so there is no place to continue.');
    const { searchParams } = new URL(requests[1]?.path ?? '', 'http://localhost:3000');
    const { lastEventId } = JSON.parse(searchParams.get('input') ?? '{}') as {
      lastEventId?: string;
    };
    expect(
      lastEventId !== undefined && lastEventId === third,
      `The third order has the id ${third}, and the second request sends ${lastEventId ?? 'no id'}. In onData, keep order.id in lastEventId.`,
    );
    const shown = idsOf(requests[0]?.responseBody).slice(0, 3);
    const again = idsOf(requests[1]?.responseBody).find((id) => shown.includes(id));
    expect(
      again === undefined,
      `The second response has the order with the id ${again} again. On the server, skip the orders up to input.lastEventId.`,
    );
  },
} satisfies LessonChecks;

/** The ids of the events in a response, in order. */
function idsOf(body = ''): string[] {
  return [...body.matchAll(/^id: (.*)$/gm)].map(([, id = '']) => id);
}
