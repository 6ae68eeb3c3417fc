import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'The types of server and test fit.': ({ expectTypesFit }) => expectTypesFit(),
  'There are three tests.': ({ expectLogged }) => {
    expectLogged('a customer gets a loaf');
    expectLogged('a stranger gets none');
    expectLogged('nobody gets one at 18');
  },
  'All of them pass.': ({ logged, expect }) => {
    const failed = logged.find((line) => line.includes('FAILED'));
    expect(failed === undefined, `The console says: ${failed}. Is the test wrong, or the server?`);
    const passed = logged.filter((line) => line.startsWith('passed:'));
    expect(passed.length >= 3, `${passed.length} tests have passed so far.`);
  },
  'The tests send no requests.': ({ requests, logged, expect }) => {
    expect(logged.length > 0, 'No test has run yet.');
    expect(requests.length === 0, `The tests sent ${requests.length} requests.`);
  },
} satisfies LessonChecks;
