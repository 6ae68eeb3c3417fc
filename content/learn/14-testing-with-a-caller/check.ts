import type { LessonChecks } from '#shared/learn/lesson-check.ts';

/** Hours, and the status of an order at that time. */
const HOURS = [
  [6, 412],
  [7, 200],
  [17, 200],
  [18, 412],
  [19, 412],
] as const;

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'There are three tests.': ({ expectLogged }) => {
    expectLogged('a customer gets a loaf');
    expectLogged('a stranger gets none');
    expectLogged('nobody gets one at 18');
  },
  'All of them pass.': ({ logged, expect }) => {
    const failed = logged.find((line) => line.includes('FAILED'));
    expect(failed === undefined, `The console says: ${failed}. Is the test wrong, or the server?`);
    const passed = logged.filter((line) => line.startsWith('passed:'));
    expect(passed.length >= 3, `${passed.length} of 3 tests pass so far.`);
  },
  'One test calls as a stranger, and one at 18.': ({ bareCode, expect }) => {
    const test = bareCode('test.ts');
    expect(/\bnull\b/.test(test), 'No test has a context with customer: null.');
    expect(/\b18\b/.test(test), 'No test has a context with hour: 18.');
  },
  'The server is open from 7 to 18.': async ({ call, expect }) => {
    for (const [hour, wanted] of HOURS) {
      const context = { customer: 'Lin', hour };
      const { status } = await call('order', { type: 'mutation', context });
      expect(
        status === wanted,
        `At ${hour}, server.ts ${status === 200 ? 'takes' : 'refuses'} an order. Change the server, not the test.`,
      );
    }
  },
  'The tests send no requests.': ({ requests, logged, expect }) => {
    expect(logged.length > 0, 'No test has run yet.');
    expect(requests.length === 0, `The tests sent ${requests.length} requests.`);
  },
} satisfies LessonChecks;
