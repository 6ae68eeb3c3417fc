import type { LessonChecks, LessonRun } from '#shared/learn/lesson-check.ts';

/** Responses to calls of a procedure that have arrived. */
const arrived = ({ requests }: LessonRun, path: string) =>
  requests.filter(({ procedures, duration }) => procedures.includes(path) && duration !== undefined)
    .length;

export const checks = {
  'TypeScript finds no errors.': ({ expectTypesFit }) => expectTypesFit(),
  'The app shows the loaf before the server has responded.': async (run) => {
    await run.findText('Loaves: 2');
    await run.press('Add a loaf');
    await run.findText('Loaves: 3');
    run.expect(
      arrived(run, 'basket.add') === 0,
      'The app shows 3 loaves only after the basket.add response.',
    );
  },
  'Afterward, the app asks the server.': async (run) => {
    await run.waitFor(
      () => arrived(run, 'basket.loaves') === 2,
      'The app does not ask for basket.loaves again.',
    );
    await run.findText('Loaves: 3');
  },
  'A loaf that the server refuses is removed at once.': async (run) => {
    await run.press('Add a loaf');
    await run.findText('Loaves: 4');
    await run.findText('Loaves: 3');
    run.expect(
      arrived(run, 'basket.loaves') === 2,
      'The app waits for basket.loaves before it shows 3 loaves again. In onError, put back the number from before.',
    );
    await run.findText('Somebody has bought that loaf');
  },
  'An older response does not replace a newer number.': async (run) => {
    await run.press('Add a loaf');
    await run.findText('Loaves: 4');
    await run.waitFor(() => arrived(run, 'basket.add') === 3, 'basket.add does not respond.');
    // Now basket.loaves is on its way, with 4. The next press comes somewhat later, so that the app shows that number
    // for a while if it does not ignore it.
    await run.settle();
    await run.press('Add a loaf');
    await run.findText('Loaves: 5');
    let hasShownOld = false;
    await run.waitFor(() => {
      if (arrived(run, 'basket.add') === 4) return true;
      hasShownOld ||= run.showsText('Loaves: 4');
      return false;
    }, 'basket.add does not respond.');
    run.expect(
      !hasShownOld,
      'A basket.loaves response from before the press puts the old number back. Cancel it in onMutate.',
    );
  },
} satisfies LessonChecks;
