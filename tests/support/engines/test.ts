import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { REAL_SITE } from '../build-site.ts';
import { createServedSites } from '../served-sites.ts';
import type { Engine } from './engine.ts';
import { createReader, type Reader } from './reader.ts';
import { type RefusingProxy, startRefusingProxy } from './refusing-proxy.ts';
import { startFirefox } from './start-firefox.ts';
import { startWebKit } from './start-webkit.ts';
import { serveWatched, type WatchedSite } from './watched-site.ts';

export type EngineName = 'firefox' | 'webkit';

interface WorkerFixtures {
  /** The browser; the config has a project for each. */
  engineName: EngineName;
  site: WatchedSite;
  outside: RefusingProxy;
  engine: Engine;
}

/** Allowed errors of pages. */
interface Forgiveness {
  /** Allows reported errors whose text matches. */
  expectErrors(pattern: RegExp): void;
}

/** A desktop window. */
const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/**
 * Playwright's runner with a browser that it cannot drive. The built site is served to it; a test fails on any error
 * that a page reports, and on any request to another machine.
 */
export const test = base.extend<{ reader: Reader; watch: Forgiveness }, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const sites = createServedSites();
      const site = await serveWatched(await sites.get({ site: REAL_SITE }));
      await use(site);
      site.close();
      await sites.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const proxy = await startRefusingProxy();
      await use(proxy);
      proxy.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, outside }, use) => {
      const profile = await mkdtemp(join(tmpdir(), `site-tests-${engineName}-`));
      const start = engineName === 'firefox' ? startFirefox : startWebKit;
      const engine = await start({ outside, profile });
      await use(engine);
      await engine.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  reader: [
    async ({ engine, site }, use, testInfo) => {
      const reader = createReader({ engine, origin: site.origin });
      // As on a first visit, except for the cache.
      await engine.navigate(`${site.origin}/robots.txt`);
      await reader.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await reader.resize(DESK);
      await use(reader);
      if (testInfo.status === testInfo.expectedStatus) return;
      const picture = await reader.screenshot().catch(() => undefined);
      if (picture) await writeFile(testInfo.outputPath('picture.png'), picture, 'base64');
    },
    { auto: true },
  ],
  watch: [
    async ({ engine, site }, use) => {
      const expected: RegExp[] = [];
      for (const list of [engine.errors, engine.foreignRequests, site.reports]) list.length = 0;
      await use({ expectErrors: (pattern) => expected.push(pattern) });
      const errors = [...engine.errors, ...site.reports];
      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors in the browser').toEqual([]);
      expect(engine.foreignRequests, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
