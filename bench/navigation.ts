import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BenchOptions } from './run.ts';
import { withServedSite } from './support/open-site.ts';
import { formatTime, median, printTable } from './support/print-table.ts';
import { SLOW_4G, setConditions } from './support/set-conditions.ts';

const RUNS = 5;
const FROM = '/docs/quickstart';
/** The next page in the menu of the docs. */
const TO = { path: '/docs/getting-started', heading: 'Getting started' };

const machines = {
  plain: { slowdown: 1 },
  'CPU slowed 4x': { slowdown: 4 },
  'CPU slowed 4x, slow 4G': { slowdown: 4, network: SLOW_4G },
};

/** State before the click. */
const states = {
  'nothing was fetched ahead': {
    // With the save-data preference, nothing is prefetched in any way.
    prepare: (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      }),
    wait: async () => {},
  },
  'the link is in view': { prepare: async () => {}, wait: async () => {} },
  'the pointer is on the link': {
    prepare: async () => {},
    wait: async (page: Page) => {
      await page.evaluate(
        ({ path }) =>
          document
            .querySelector(`a[href="${path}"]`)
            ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
        TO,
      );
      // Readers take about this long from hovering to clicking.
      await page.waitForTimeout(300);
    },
  },
};

/** Time from a click on a sidebar link until the next page's heading is painted. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  await withServedSite({ smoke }, async ({ browser, origin }) => {
    const rows: (string | number)[][] = [];
    for (const [machine, conditions] of Object.entries(machines)) {
      const times = Object.fromEntries(
        Object.keys(states).map((state): [string, number[]] => [state, []]),
      );
      for (let index = 0; index < (smoke ? 1 : RUNS); index += 1) {
        // Interleaved, so that a slow phase of the machine affects all of them.
        for (const [state, way] of Object.entries(states)) {
          times[state]?.push(await timeClick({ browser, origin, conditions, way }));
        }
      }
      for (const [state, values] of Object.entries(times)) {
        rows.push([machine, state, ...[median(values), Math.max(...values)].map(formatTime)]);
      }
    }
    printTable({ head: ['machine', 'before the click', 'median', 'slowest'], rows });
  });
}

async function timeClick(options: {
  browser: Browser;
  origin: string;
  conditions: { slowdown: number; network?: typeof SLOW_4G };
  way: (typeof states)[keyof typeof states];
}): Promise<number> {
  const { browser, origin, conditions, way } = options;
  const page = await browser.newPage();
  try {
    const session: CDPSession = await page.context().newCDPSession(page);
    await way.prepare(page);
    const { network } = conditions;
    await setConditions(session, { slowdown: 1, ...(network && { network }) });
    await page.goto(origin + FROM);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    // Including pages that are fetched ahead, which starts a moment after the page is idle.
    await page.waitForTimeout(500);
    await page.waitForLoadState('networkidle');
    await setConditions(session, conditions);
    await way.wait(page);
    return await clickAndWait(page);
  } finally {
    await page.close();
  }
}

function clickAndWait(page: Page): Promise<number> {
  return page.evaluate(
    ({ path, heading }) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const observer = new MutationObserver(() => {
          const shown = document.querySelector('h1')?.textContent ?? '';
          if (shown.toLowerCase() !== heading.toLowerCase()) return;
          observer.disconnect();
          // When the second frame begins, the first has been painted.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(performance.now() - start)),
          );
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      }),
    TO,
  );
}
