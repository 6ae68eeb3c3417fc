import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The server takes the customer from the header.': async ({ call, expectData }) => {
    expectData(await call('me', { headers: { 'x-customer': 'Lin' } }), 'Lin');
  },
  'Without the header, there is no customer.': async ({ call, expectData }) => {
    expectData(await call('me'), null);
  },
  'The client sends the header with its call.': ({ requests, logged, expect }) => {
    const isSent = requests.some(({ requestHeaders }) =>
      requestHeaders.some(([name, value]) => name === 'x-customer' && value !== ''),
    );
    expect(isSent, 'None of the requests has an x-customer header.');
    expect(
      !logged.some((line) => line.includes('null')),
      "The server still does not know the client's name.",
    );
  },
} satisfies LessonChecks;
