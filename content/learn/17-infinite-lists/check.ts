import type { LessonChecks } from '#shared/learn/lesson-check.ts';

export const checks = {
  'The types of server and client fit.': ({ expectTypesFit }) => expectTypesFit(),
  'The app starts with the three newest orders.': async ({ findText, showsText, expect }) => {
    await findText('Order 6');
    expect(!showsText('Order 5'), 'There is a fourth order on the page.');
  },
  'The button adds three older ones below them.': async ({
    press,
    findText,
    showsText,
    expect,
  }) => {
    await press('Older orders');
    await findText('Order 3');
    expect(showsText('Order 8'), 'The newest orders are gone.');
  },
  'At the end of the list there is no button.': async ({ press, findText, showsText, waitFor }) => {
    await press('Older orders');
    await findText('Order 1');
    await waitFor(() => !showsText('Older orders'), 'The button is there, and has no use.');
  },
  'Each page takes one request.': ({ requests, expect }) => {
    const sent = requests.filter(({ procedures }) => procedures.includes('order.page'));
    expect(sent.length === 3, `The app sent ${sent.length} requests for three pages.`);
  },
} satisfies LessonChecks;
