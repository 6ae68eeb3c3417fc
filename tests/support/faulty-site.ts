import type { Page } from '@playwright/test';
import { type FaultyServer, serveFaulty } from './faulty-server.ts';
import { test as base, hydrated } from './test.ts';

/** A site that can be broken, and the errors that its pages could not handle. */
export const test = base.extend<{ site: FaultyServer; crashes: string[] }>({
  site: async ({ served, watch }, use) => {
    const site = await serveFaulty({ origin: served.origin });
    watch.allowForeignRequests(/^http:\/\/127\.0\.0\.1:/);
    // Browsers report each failed response. The pages' own errors are in `crashes`.
    watch.expectErrors(/Failed to (load|fetch)|net::|MIME|payload|module|decod|status|worker/i);
    await use(site);
    site.close();
  },
  crashes: async ({ context }, use) => {
    const crashes: string[] = [];
    context.on('weberror', (error) => crashes.push(String(error.error().stack)));
    await use(crashes);
  },
});

/** Opens a hydrated page with an empty list of requests. */
export async function open(page: Page, site: FaultyServer, path: string): Promise<void> {
  site.repair();
  await page.goto(site.origin + path);
  await hydrated(page);
  site.asked.length = 0;
}
