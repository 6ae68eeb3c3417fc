import type { LessonChecks, LessonRun } from '#shared/learn/lesson-check.ts';

/** The addresses of all requests for pages. */
const pagesOf = ({ requests }: LessonRun) =>
  requests.filter(({ procedures }) => procedures.includes('order.page')).map(({ path }) => path);

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The app starts with the three newest orders.': async ({ waitFor, showsText, expect }) => {
    await waitFor(
      () => showsText('Order 6'),
      'The app never shows "Order 6". If the page arrives and the list stays empty, getNextPageParam may be missing from the second argument of infiniteQueryOptions.',
    );
    expect(!showsText('Order 5'), 'There is a fourth order on the page.');
  },
  'The button adds three older ones below them, even if it is pressed twice.': async (run) => {
    await run.press('Older orders');
    await run.waitFor(
      () => pagesOf(run).length === 2,
      'The button sends no request for a second page.',
    );
    await run.press('Older orders');
    // If it asks for a page, the next press comes after that.
    await run.settle();
    await run.findText('Order 3');
    run.expect(run.showsText('Order 8'), 'The newest orders are gone.');
    run.expect(
      new Set(pagesOf(run)).size === pagesOf(run).length,
      'A second press requests the pending page again. Disable the button until the page has arrived.',
    );
  },
  'At the end of the list, there is no button.': async (run) => {
    const { findText, showsText, press, waitFor, requests } = run;
    // The second press may have asked for the last page already, or may have had no effect.
    await waitFor(
      () => requests.every(({ duration }) => duration !== undefined),
      "One of the app's requests has no response.",
    );
    // Not whether the last order is there: React draws it later than its response arrives.
    if (pagesOf(run).length < 3) await press('Older orders');
    await findText('Order 1');
    await waitFor(
      () => !showsText('Older orders'),
      'The button is still there after the last page.',
    );
  },
  'Each page takes one request.': ({ requests, expect }) => {
    const { length } = requests.filter(({ procedures }) => procedures.includes('order.page'));
    expect(length === 3, `Requests for the three pages: ${length}.`);
  },
} satisfies LessonChecks;
