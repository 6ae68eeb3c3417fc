import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The page still shows all three.': ({ expectLogged }) => {
    expectLogged('Rye, Spelt, Baguette');
    expectLogged('Open from 7 to 18');
    expectLogged('Walnut bread on Friday');
  },
  'There is one request for the three calls.': ({ requests, expect }) => {
    expect(
      requests.length === 1,
      `The network panel shows ${requests.length} requests. Use httpBatchLink, and start all calls before you wait for one.`,
    );
    const calls = requests[0]?.procedures ?? [];
    expect(calls.length === 3, `The request contains ${calls.length} of the three calls.`);
  },
} satisfies LessonChecks;
