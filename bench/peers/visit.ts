import type { Browser, CDPSession, Page } from '@playwright/test';
import { observePaints, type PaintTimings, readPaints } from '../support/paint-timings.ts';
import { SLOW_4G, setConditions } from '../support/set-conditions.ts';

const MAX_WAIT_MS = 60_000;

/** What a reader gets who opens a page with an empty cache, and then clicks a link in the sidebar. */
export interface Visit extends PaintTimings {
  /** Bytes on the wire, of the requests that began before the page had loaded. */
  bytes: number;
  requests: number;
  /** Bytes that were requested afterwards, unasked. */
  ahead: number;
  /** Bytes of scripts among both. */
  script: number;
  /** Memory of the scripts' objects, in bytes. */
  heap: number;
  /** From the click until the heading of the next page is painted. */
  click: number;
}

/** Opens a page on slow 4G with the processor slowed 4x. The link is clicked without being hovered first. */
export async function visitPage(options: {
  browser: Browser;
  url: string;
  /** Path of the next page, and its heading. */
  next: { path: string; heading: string };
}): Promise<Visit> {
  const { browser, url, next } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(MAX_WAIT_MS);
    const session = await context.newCDPSession(page);
    await setConditions(session, { slowdown: 4, network: SLOW_4G });
    const transfers = await countTransfers(session);
    await observePaints(page);
    await page.addInitScript(observeHeading, next.heading);
    const response = await page.goto(url);
    if (!response?.ok()) throw new Error(`${url} answers ${response?.status()}.`);
    transfers.isLoaded = true;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const { early, late, script } = transfers;
    // Copied, because the click is not part of it.
    const weights = { ...early, ahead: late.bytes, script };
    const timings = await readPaints(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
    const click = await timeClick(page, next.path);
    return { ...timings, ...weights, heap, click };
  } finally {
    await context.close();
  }
}

/** Bytes and requests of a page: those that began before it had loaded, and those after. */
interface Transfers {
  early: { bytes: number; requests: number };
  late: { bytes: number };
  script: number;
  /** From now on, requests are late. */
  isLoaded: boolean;
}

async function countTransfers(session: CDPSession): Promise<Transfers> {
  const scripts = new Set<string>();
  const early = new Set<string>();
  const sums = { early: { bytes: 0, requests: 0 }, late: { bytes: 0 }, script: 0, isLoaded: false };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId }) => {
    if (!sums.isLoaded) early.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums[early.has(requestId) ? 'early' : 'late'].bytes += encodedDataLength;
    if (early.has(requestId)) sums.early.requests += 1;
    if (scripts.has(requestId)) sums.script += encodedDataLength;
  });
  return sums;
}

/** Runs in every document: notes when a heading was painted. */
function observeHeading(heading: string): void {
  const observer = new MutationObserver(() => {
    const headings = [...document.querySelectorAll('h1')];
    if (!headings.some(({ textContent }) => textContent?.includes(heading))) return;
    observer.disconnect();
    // When the second frame begins, the first has been painted.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        Object.assign(window, { benchShown: performance.timeOrigin + performance.now() });
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Also if the link opens another document. */
async function timeClick(page: Page, path: string): Promise<number> {
  const start = await page.evaluate((target) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
      (it) => it.checkVisibility() && new URL(it.href).pathname.replace(/\/$/, '') === target,
    );
    if (!link) throw new Error(`The sidebar has no link to ${target}.`);
    const now = performance.timeOrigin + performance.now();
    // Afterwards, so that the answer comes back before the document is replaced.
    setTimeout(() => link.click());
    return now;
  }, path);
  const shown = await page.waitForFunction(
    () => (window as unknown as { benchShown?: number }).benchShown,
  );
  return ((await shown.jsonValue()) ?? Number.NaN) - start;
}
