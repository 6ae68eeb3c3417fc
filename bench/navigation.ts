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

/** What has happened before the click. */
const states = {
  'nothing was fetched ahead': {
    // Readers who save data have nothing fetched ahead, on no sign.
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
      // Readers need about as long from the link to the click.
      await page.waitForTimeout(300);
    },
  },
};

/** A click on a link of the sidebar until the next page's heading has been painted. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  await withServedSite({ smoke }, async ({ browser, origin }) => {
    const rows: (string | number)[][] = [];
    for (const [machine, conditions] of Object.entries(machines)) {
      const times = Object.fromEntries(
        Object.keys(states).map((state): [string, number[]] => [state, []]),
      );
      for (let index = 0; index < (smoke ? 1 : RUNS); index += 1) {
        // In turns: what slows the machine down for a while slows all of them down.
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
    // Also the pages that are fetched ahead: they begin a moment after the page is idle.
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
