import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Times of a page with an editor, in milliseconds; one of each per run. */
export interface EditorTimes {
  /** Until it can be used, with an empty cache. */
  first: number[];
  /** The same with what the first visit has left. */
  again: number[];
  /** From a key until its error has been painted. */
  error: number[];
}

/**
 * Opens a page with an editor twice, each run in a browser profile of its own, and types a mistake into `client.ts`.
 *
 * @param options.button its text; the page can be used when this button can be chosen
 * @param options.goOn called with the page after that, before it is closed
 */
export async function timeEditor(options: {
  browser: Browser;
  runs: number;
  url: string;
  button: string;
  goOn?: (page: Page) => Promise<void>;
}): Promise<EditorTimes> {
  const { browser, runs, url, button, goOn } = options;
  const times: EditorTimes = { first: [], again: [], error: [] };
  for (let index = 0; index < runs; index += 1) {
    const context = await browser.newContext();
    const first = await openUntilUsable({ context, url, button });
    times.first.push(first.time);
    await first.page.close();
    const { page, time } = await openUntilUsable({ context, url, button });
    times.again.push(time);
    times.error.push(await timeError(page, 'client.ts'));
    await goOn?.(page);
    await context.close();
  }
  return times;
}

/**
 * Opens a page in a new tab and waits until one of its buttons can be chosen.
 *
 * @param options.button its text
 * @returns the page, and the milliseconds since it was asked for
 */
async function openUntilUsable(options: {
  context: BrowserContext;
  url: string;
  button: string;
}): Promise<{ page: Page; time: number }> {
  const { context, url, button } = options;
  const page = await context.newPage();
  await page.addInitScript((text) => {
    new MutationObserver((_records, observer) => {
      const buttons = [...document.querySelectorAll('button')];
      const found = buttons.find(({ textContent }) => textContent === text);
      if (found?.disabled !== false) return;
      observer.disconnect();
      performance.mark('usable');
    }).observe(document, { attributes: true, childList: true, subtree: true });
  }, button);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const time = await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime);
  return { page, time: time ?? 0 };
}

/**
 * Types `q`, a name that does not exist, at the end of a file.
 *
 * @returns milliseconds from the key until its error has been painted
 */
async function timeError(page: Page, file: string): Promise<number> {
  await page.getByRole('textbox', { name: `Code: ${file}` }).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.evaluate(() => {
    performance.clearMarks();
    addEventListener('keydown', () => performance.mark('key'), { once: true, capture: true });
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes("Cannot find name 'q'")) return;
      observer.disconnect();
      // When the second frame begins, the first has been painted.
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('error')));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.keyboard.press('q');
  await page.waitForFunction(() => performance.getEntriesByName('error').length > 0);
  return page.evaluate(() => performance.measure('shown', 'key', 'error').duration);
}

/**
 * Types a line of code, a key every 100 ms.
 *
 * @returns how long the longest task of the page took meanwhile, in milliseconds; 0 if none took 50
 */
export async function timeLongestTask(page: Page): Promise<number> {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) performance.mark(`task ${duration}`);
    }).observe({ type: 'longtask' });
  });
  await page.keyboard.type(' = userById.query({ id: 1 });', { delay: 100 });
  return page.evaluate(() => {
    const tasks = performance.getEntriesByType('mark').map(({ name }) => name.split('task '));
    return Math.max(0, ...tasks.map(([, duration]) => Number(duration ?? 0)));
  });
}
