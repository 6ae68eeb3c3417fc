import { test as base, expect, type Page } from '@playwright/test';
import { REAL_SITE } from './build-site.ts';
import { createServedSites, type ServedSite, type ServedSites } from './served-sites.ts';

/** Allowed errors of a page; everything else that it reports fails the test. */
export interface PageWatch {
  /** Allows errors (console, uncaught) whose text matches. */
  expectErrors(pattern: RegExp): void;
  /** Requests to other hosts so far. Tests about them respond with `page.route`. */
  foreignRequests: string[];
  /** Ignores requests to other hosts: they fail or the test responds to them. */
  allowForeignRequests(pattern: RegExp): void;
}

interface TestOptions {
  /** The site under test: the project's own, or the name of a folder in `tests/sites`. */
  siteName: string;
  /**
   * Whether pages fetch likely next pages ahead. If false, they assume a 3G network, so that tests that count or break
   * requests only see their own.
   */
  fetchesAhead: boolean;
}

interface TestFixtures extends TestOptions {
  served: ServedSite;
  watch: PageWatch;
}

/**
 * Playwright's `test` with the built site served at `baseURL`. Every test fails on a console error, an uncaught
 * exception, and any request to another machine.
 */
export const test = base.extend<TestFixtures, { sites: ServedSites }>({
  siteName: [REAL_SITE, { option: true }],
  fetchesAhead: [false, { option: true }],
  context: async ({ context, fetchesAhead }, use) => {
    if (!fetchesAhead) await context.addInitScript(pretendSlowNetwork);
    await use(context);
  },
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const sites = createServedSites();
      await use(sites);
      await sites.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  served: [
    async ({ sites, siteName }, use) => {
      await use(await sites.get({ site: siteName }));
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ served }, use) => use(served.origin),
  watch: [
    async ({ context, served, siteName }, use) => {
      const errors: string[] = [];
      // Fixture sites have no icon.
      const expected: RegExp[] = siteName === REAL_SITE ? [] : [/\/favicon\./];
      const allowed: RegExp[] = [];
      const foreignRequests: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error')
          errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error().stack)));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(data|blob):$/.test(url.protocol) || url.origin === served.origin) return;
        if (/^https?:$/.test(url.protocol)) foreignRequests.push(request.url());
      });
      await use({
        expectErrors: (pattern) => expected.push(pattern),
        allowForeignRequests: (pattern) => allowed.push(pattern),
        foreignRequests,
      });
      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the browser').toEqual([]);
      const foreign = foreignRequests.filter(
        (url) => !allowed.some((pattern) => pattern.test(url)),
      );
      expect(foreign, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function pretendSlowNetwork() {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: false, effectiveType: '3g' },
  });
}

/**
 * Pages with embedded posts request the social network's script: this serves an empty one. Not with `page.route`, which
 * turns the browser's cache off: then each page of a walk loads and compiles all scripts again.
 */
export async function answerSocialWidget(options: { page: Page; watch: PageWatch }): Promise<void> {
  const { page, watch } = options;
  const script = 'https://platform.twitter.com/widgets.js';
  watch.allowForeignRequests(/^https:\/\/platform\.twitter\.com\/widgets\.js$/);
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'text/javascript' }];
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders })
      // The page may be at another address by now.
      .catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: script }] });
}

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until what has changed is on the screen: with the second frame. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Navigates like a click on a link, without hovering over the link first: the router shows the page, and scripts set
 * its markup.
 */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}
