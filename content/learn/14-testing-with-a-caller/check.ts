import type { LessonChecks } from '#shared/learn/lesson-check.ts';

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
  'One test calls as a stranger, and one at 18.': ({ files, expect }) => {
    const test = files.find(({ name }) => name === 'test.ts')?.code ?? '';
    expect(/customer\s*[:=]\s*null/.test(test), 'No test has a context with customer: null.');
    expect(/hour\s*[:=]\s*18\b/.test(test), 'No test has a context with hour: 18.');
  },
  'The server is closed at 18.': ({ files, expect }) => {
    const server = files.find(({ name }) => name === 'server.ts')?.code ?? '';
    expect(
      !/ctx\.hour\s*>\s*18\b/.test(server),
      'server.ts still takes orders at 18, because 18 > 18 is false. Change the server, not the test.',
    );
  },
  'The tests send no requests.': ({ requests, logged, expect }) => {
    expect(logged.length > 0, 'No test has run yet.');
    expect(requests.length === 0, `The tests sent ${requests.length} requests.`);
  },
} satisfies LessonChecks;
