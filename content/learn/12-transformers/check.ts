import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The client can calculate with the dates of the order.': ({ expectLogged }) =>
    expectLogged('Ready after 45 minutes'),
  'The server receives a date, too.': ({ expectLogged }) => expectLogged('Later: 165 minutes'),
  'The response says which of its strings are dates.': async ({ call, expect }) => {
    const { data } = await call('order.next');
    const { meta } = data as { meta?: { values?: Record<string, unknown> } };
    expect(
      meta?.values?.ready !== undefined,
      'The order.next response is plain JSON, in which a date is a string like any other.',
    );
  },
} satisfies LessonChecks;
