import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'A bread that exists is found.': ({ expectLogged }) => expectLogged('Found Rye'),
  'A missing bread is an error with the code NOT_FOUND.': async ({ call, expect, expectEqual }) => {
    const { status, error } = await call('bread.byId', { input: { id: 7 } });
    expect(status === 404, `The id 7 leads to status ${status}, not 404.`);
    expectEqual(error, { code: 'NOT_FOUND', message: 'No bread has the id 7' });
  },
  'The client catches it and logs the message.': ({ logged, expect, expectLogged }) => {
    expectLogged('No bread has the id 9');
    expect(
      !logged.some((line) => line.includes('TRPCClientError')),
      'The client did not catch the error, or logged the whole error instead of its message.',
    );
  },
  'Any other error is rethrown.': ({ bareCode, expect }) => {
    const [, ...uses] = bareCode('client.ts').split('TRPCClientError');
    expect(uses.length > 1, 'The client does not check whether the error is a TRPCClientError.');
    expect(
      /\bthrow\b|\breject\b/.test(bareCode('client.ts')),
      'The client swallows errors of other classes. Rethrow them.',
    );
  },
} satisfies LessonChecks;
