import type { Browser, CDPSession, Page } from '@playwright/test';
import { setConditions } from './set-conditions.ts';

/** Times of one key in the dialog, in milliseconds. */
export interface KeyTimes {
  /** Work of the page's main thread: handling the key, rendering the list and painting it. */
  work: number;
  /** From the key until its rows are painted, with the search in the worker. */
  painted: number;
}

/** Typing in the search dialog of a page. */
export interface TypingTimes {
  /** From the key, with the index loaded, until its rows are painted. */
  first: KeyTimes;
  /** All others. */
  others: KeyTimes[];
}

/**
 * Types queries letter by letter into the search dialog, each from an empty field.
 *
 * @param options.slowdown factor by which the processor is slower than this machine's
 */
export async function timeTyping(options: {
  browser: Browser;
  origin: string;
  queries: string[];
  slowdown: number;
}): Promise<TypingTimes> {
  const { browser, origin, queries, slowdown } = options;
  const page = await browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${origin}/docs/quickstart`);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    await page.locator('dialog input').waitFor();
    await page.waitForLoadState('networkidle');
    // The worker builds its index from what has arrived.
    await page.waitForTimeout(2000);
    await setConditions(session, { slowdown });
    const times: KeyTimes[] = [];
    for (const query of queries) {
      for (const key of query) times.push(await timeKey(page, session, key));
      await page.locator('dialog input').fill('');
    }
    const [first, ...others] = times;
    if (!first) throw new Error('There is no key to type.');
    return { first, others };
  } finally {
    await page.close();
  }
}

async function timeKey(page: Page, session: CDPSession, key: string): Promise<KeyTimes> {
  // The preview's page may have loaded since the last key, which the next one does not wait for.
  await page.waitForTimeout(PAUSE_MS);
  const before = await workOf(session);
  const watch = await page.evaluateHandle(watchRows);
  await page.keyboard.press(key);
  const painted = await watch.evaluate((watched) => watched.painted);
  return { painted, work: (await workOf(session)) - before };
}

/** Fast typists press a key about every 100 ms; the preview waits as long for the active hit. */
const PAUSE_MS = 300;

async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Runs in the page, before the key: the time from it until a frame with its answer is painted. */
function watchRows(): { painted: Promise<number> } {
  const painted = new Promise<number>((resolve) => {
    const input = document.querySelector('dialog input');
    const body = document.querySelector('dialog [aria-busy]');
    let start = 0;
    input?.addEventListener(
      'keydown',
      () => {
        start = performance.now();
      },
      { capture: true, once: true },
    );
    const observer = new MutationObserver(() => {
      // Busy while the answer belongs to an older query.
      if (start === 0 || body?.ariaBusy === 'true') return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage('');
      });
    });
    if (body) observer.observe(body, { attributeFilter: ['aria-busy'] });
  });
  return { painted };
}
