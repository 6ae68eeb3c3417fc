import { test as base, expect, type Page } from '@playwright/test';
import { REAL_SITE } from './build-site.ts';
import { createServedSites, type ServedSite, type ServedSites } from './served-sites.ts';

/** What a page may be forgiven; everything else that it complains about fails the test. */
export interface PageWatch {
  /** Expects errors (console, uncaught) whose text matches. */
  expectErrors(pattern: RegExp): void;
  /** Requests to other hosts so far. A test that is about them answers them by `page.route`. */
  foreignRequests: string[];
  /** Lets requests to other hosts pass unnoticed: they fail or are answered by the test. */
  allowForeignRequests(pattern: RegExp): void;
}

interface TestOptions {
  /** The site under test: this project's own, or the name of a folder below `tests/sites`. */
  siteName: string;
  /**
   * Whether pages fetch ahead what their reader may open next. Off: they take the network for 3G, so tests that count or
   * break requests meet their own ones only.
   */
  fetchesAhead: boolean;
}

interface TestFixtures extends TestOptions {
  served: ServedSite;
  watch: PageWatch;
}

/**
 * Playwright's `test` with the built site served at `baseURL`. Every test fails on an error in the
 * console, on an uncaught exception, and on any request that leaves this machine.
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

/** Pages that embed posts ask for the script of the social network: an empty one, from here. */
export async function answerSocialWidget(options: { page: Page; watch: PageWatch }): Promise<void> {
  const { page, watch } = options;
  const script = 'https://platform.twitter.com/widgets.js';
  watch.allowForeignRequests(/^https:\/\/platform\.twitter\.com\/widgets\.js$/);
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

/** Opens a page and waits until React has taken over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/**
 * Goes to a page as a click on a link does, without pointing at the link first: the router shows it, and its markup is
 * set by script.
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
