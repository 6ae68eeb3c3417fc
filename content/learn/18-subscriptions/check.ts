import type { LessonChecks } from '#shared/learn/lesson-check.ts';

const ORDERS = ['2 Rye', '1 Spelt', '3 Baguette', '1 Rye', '2 Spelt'];

export const checks = {
  'The types of server and client fit.': ({ expectTypesFit }) => expectTypesFit(),
  'The tablet shows each order once, in sequence.': ({ logged, expectEqual }) => {
    const shown = logged.filter((line) => line.startsWith('Bake '));
    expectEqual(
      shown,
      ORDERS.map((order) => `Bake ${order}`),
    );
  },
  'Each order travels with its id.': ({ requests, expect }) => {
    const [first] = requests;
    expect(first !== undefined, 'The client has not subscribed.');
    expect(
      first?.responseBody.includes('id: 3') === true,
      'The response has no line "id: 3". To add an id to a value, use tracked(id, value).',
    );
  },
  'The second subscription continues after the third order.': ({ requests, expect }) => {
    const second = requests[1]?.path ?? '';
    expect(
      decodeURIComponent(second).includes('"lastEventId":"3"'),
      'The second request does not say that the last id was 3.',
    );
  },
} satisfies LessonChecks;
