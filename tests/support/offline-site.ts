import { expect, type Page } from '@playwright/test';
import { readHostRules } from '#engine/serve/host-rules.ts';
import { createStaticServer } from '#engine/serve/static-server.ts';
import type { FaultyServer } from './faulty-server.ts';
import { test as base, open } from './faulty-site.ts';
import { buildVariant, type Edits } from './site-variant.ts';
import { hydrated } from './test.ts';

/** Deploys of the site `offline`, by their differences. */
export const deploys = {
  /**
   * Another text and other scripts: a page of one build with scripts of the other would not work.
   */
  second: [
    {
      file: 'content/docs/v2/start.mdx',
      from: 'The first edition',
      to: 'The second edition',
    },
    { file: 'content/pages/_greeting.tsx', from: 'Good morning', to: 'Good evening' },
  ],
  /** The site no longer offers it. */
  without: [{ file: 'site.config.ts', from: 'docs: {}', to: 'docs: { offline: false }' }],
} satisfies Record<string, Edits>;

/** A site that can be redeployed, broken and taken offline. */
export const test = base.extend<{ deploy: (name: keyof typeof deploys) => Promise<void> }>({
  siteName: 'offline',
  deploy: async ({ site }, use, testInfo) => {
    // Each deploy is a build.
    testInfo.slow();
    const servers: { close(): Promise<void> }[] = [];
    await use(async (name) => {
      const dir = await buildVariant({ site: 'offline', name, edits: deploys[name] });
      const server = createStaticServer({ dir, ...(await readHostRules({ dir })) });
      servers.push(server);
      const { port } = await server.listen({ port: 0, host: '127.0.0.1' });
      site.replace(`http://127.0.0.1:${port}`);
    });
    for (const server of servers) await server.close();
  },
});

export { expect, open };

/** The part of a docs page that saves its version. */
export function offlinePart(page: Page) {
  const panel = page.getByRole('region', { name: 'Read offline' });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  return {
    opener: page.getByRole('button', { name: /^Read .* offline$/ }),
    panel,
    button,
    status: panel.getByRole('status'),
    problem: panel.getByRole('alert'),
  };
}

/** Opens the docs and saves their version, like a reader. */
export async function saveVersion(page: Page, site: FaultyServer, path = '/docs'): Promise<void> {
  await open(page, site, path);
  const { opener, panel } = offlinePart(page);
  // A reader who has saved another version sees the panel immediately.
  await expect(opener.or(panel)).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await panel.getByRole('button', { name: /^Save/ }).click();
  await expect(panel.getByText(/is saved in this browser/)).toBeVisible();
}

/** The browser's stored data for the site: names of caches, and scopes of workers. */
export function keptBy(page: Page): Promise<{ caches: string[]; workers: string[] }> {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
}

/** From now on, the server does not respond. */
export function goOffline(site: FaultyServer): void {
  site.break(/./, 'refused');
}

/** From now on, the server does not respond, and the page is reloaded from the saved version. */
export async function reloadOffline(page: Page, site: FaultyServer): Promise<void> {
  goOffline(site);
  await page.reload();
  await hydrated(page);
}
