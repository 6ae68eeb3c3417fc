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
    showsText,
    requests,
    expect,
  }) => {
    await waitFor(
      () => showsText('Spelt'),
      'The server has the order, and the app still shows the old list. Invalidate the list in onSuccess.',
    );
    const asked = requests.filter(({ procedures }) => procedures.includes('order.list'));
    expect(asked.length === 2, `The app requested the list ${asked.length} times, not twice.`);
  },
} satisfies LessonChecks;
