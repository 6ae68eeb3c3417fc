import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The app shows the order that the server has.': ({ findText }) => findText('Rye'),
  'The button places an order for spelt.': async ({ press, call, waitFor }) => {
    await press('Order spelt');
    await waitFor(async () => {
      const { data } = await call('order.list');
      return JSON.stringify(data).includes('Spelt');
    }, 'The check pressed the button, but the server has no order for Spelt.');
  },
  'The app shows the new order without a reload.': async ({
    waitFor,
    settle,
    showsText,
    requests,
    call,
    expect,
  }) => {
    const { data } = await call('order.list');
    expect(JSON.stringify(data).includes('Spelt'), 'There is no new order to show yet.');
    await waitFor(
      () => showsText('Spelt'),
      'The server has the order, and the app still shows the old list. Invalidate the list in onSuccess.',
    );
    // An app that asks again and again does so meanwhile.
    await settle();
    const asked = requests.filter(({ procedures }) => procedures.includes('order.list'));
    expect(
      asked.length === 2,
      `Requests for the list: ${asked.length}, not 2. Invalidate the list in onSuccess.`,
    );
  },
} satisfies LessonChecks;
