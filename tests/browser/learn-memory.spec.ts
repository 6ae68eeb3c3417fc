import type { CDPSession, Page } from '@playwright/test';
import { LESSON, openLesson } from '../support/lesson-page.ts';
import { problems } from '../support/playground-page.ts';
import { expect, test } from '../support/test.ts';

/** As many as in an hour of trying. */
const RUNS = 200;
/** What may remain of a run, in bytes: less than the code that it sends. */
const MAX_LEFT = 10_000;

// A run takes half a second, more on a busy machine.
test.setTimeout(900_000);

test('two hundred runs of a lesson leave nothing behind', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await openLesson(page, LESSON);
  await page.getByRole('button', { name: 'Use the solution' }).click();
  await expect(problems(page)).toContainText('TypeScript finds no errors.');
  // Code is compiled and caches are filled in the first ones.
  await check(page, 20);
  const before = await measure(page, session);
  await check(page, RUNS);
  const after = await measure(page, session);
  expect(after.frames).toBe(before.frames);
  expect(after.documents).toBeLessThanOrEqual(before.documents + 1);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 10);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 100);
  expect((after.page - before.page) / RUNS, 'bytes per run in the page').toBeLessThan(MAX_LEFT);
  expect((after.worker - before.worker) / RUNS, 'bytes per run in the compiler').toBeLessThan(
    MAX_LEFT,
  );
});

/** Chooses Check, again as soon as there is a result. */
async function check(page: Page, count: number): Promise<void> {
  await page.evaluate(async (runs) => {
    const panel = document.querySelector('section[aria-labelledby="learn-checks"]');
    const button = panel?.querySelector('button');
    const status = panel?.querySelector('[role="status"]');
    if (!panel || !button || !status) throw new Error('This lesson has no checks.');
    const says = (text: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!status.textContent?.startsWith(text)) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(panel, { subtree: true, childList: true, characterData: true });
        look();
      });
    for (let run = 0; run < runs; run++) {
      button.click();
      await says('Checking');
      await says('All checks pass.');
    }
  }, count);
}

async function measure(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    frames: page.frames().length,
    documents: of('Documents'),
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    page: of('JSHeapUsedSize'),
    worker: await heapOfWorker(session),
  };
}

/** Bytes in use in the page's worker, which compiles. */
async function heapOfWorker(session: CDPSession): Promise<number> {
  const attached = new Promise<string>((resolve) =>
    session.once('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId);
    }),
  );
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const sessionId = await attached;
  const ask = async (id: number, method: string) => {
    const answer = new Promise<{ result: { usedSize: number } }>((resolve) => {
      session.on('Target.receivedMessageFromTarget', ({ message }) => {
        const parsed = JSON.parse(message);
        if (parsed.id === id) resolve(parsed);
      });
    });
    await session.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id, method }),
    });
    return (await answer).result;
  };
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize } = await ask(2, 'Runtime.getHeapUsage');
  await session.send('Target.detachFromTarget', { sessionId });
  return usedSize;
}
