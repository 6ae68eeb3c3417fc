import type { Page } from '@playwright/test';
import { openSearch, searchFor } from '../support/search-box.ts';
import { samplePages } from '../support/site-routes.ts';
import { answerSocialWidget, expect, follow, hydrated, test, visit } from '../support/test.ts';

/** Everything that the policy has blocked since the document began, including in workers. */
const refused = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'refusedByPolicy') as string[]);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { refusedByPolicy: list });
    document.addEventListener('securitypolicyviolation', (event) => {
      list.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
});

test('a string does not become markup, nor the address of a script or a worker', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/Trusted ?(HTML|Script|Type)|Content Security policy/i);
  await visit(page, '/docs/quickstart');
  const outcomes = await page.evaluate(() => {
    const text = '<img src=x onerror="document.title = `taken`">';
    const place = document.createElement('div');
    const script = document.createElement('script');
    const tries: Record<string, () => unknown> = {
      innerHTML: () => (place.innerHTML = text),
      outerHTML: () => (document.body.appendChild(place).outerHTML = text),
      insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', text),
      'document.write': () => document.write(text),
      parser: () => new DOMParser().parseFromString(text, 'text/html'),
      fragment: () => document.createRange().createContextualFragment(text),
      srcdoc: () => (document.createElement('iframe').srcdoc = text),
      script: () => (script.src = '/assets/any.js'),
      'script’s text': () => (script.text = 'document.title = "taken"'),
      worker: () => new Worker('/assets/any.js'),
      'a policy of its own': () =>
        Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: String }),
      'the policy of the site': () =>
        Reflect.get(window, 'trustedTypes').createPolicy('site', { createHTML: String }),
    };
    return Object.entries(tries).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} was let through`;
      } catch (error) {
        return error instanceof TypeError ? 'refused' : `${name}: ${error}`;
      }
    });
  });
  expect(outcomes.filter((outcome) => outcome !== 'refused')).toEqual([]);
  expect(outcomes).toHaveLength(12);
});

test('every kind of page is shown by the router, and the policy refuses nothing', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.expectErrors(/404/);
  await answerSocialWidget({ page, watch });
  await visit(page, '/pricing');
  const kinds = {
    ...samplePages,
    'moved sections': '/docs/server/adapters',
    'page with posts': '/docs',
    reference: '/docs/typedoc',
    media: '/media',
    search: '/search?q=router',
    statement: '/accessibility',
    playground: '/playground',
  };
  for (const [kind, path] of Object.entries(kinds)) {
    await test.step(kind, async () => {
      const before = await page.title();
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expect(page).not.toHaveTitle(before);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await refused(page)).toEqual([]);
    });
  }
});

test('search, hovers, tabs and diagrams work, and the policy refuses nothing', async ({ page }) => {
  await visit(page, '/docs/concepts');
  await page.getByRole('main').locator('[data-h]').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await openSearch(page);
  await searchFor(page, 'router');
  await page.keyboard.press('Escape');
  await follow(page, '/docs/server/subscriptions');
  await expect(page.getByRole('main').locator('figure svg').first()).toBeVisible();
  await follow(page, '/docs/quickstart');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByText(/^pnpm add/).first()).toBeVisible();
  expect(await refused(page)).toEqual([]);
});

test('[P1] the playground checks and runs code, and the policy refuses nothing', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await visit(page, '/pricing');
  await follow(page, '/playground');
  await expect(page.getByText('TypeScript finds no errors.')).toBeVisible({
    timeout: 30_000,
  });
  await page.getByRole('button', { name: /^Run/ }).click();
  await expect(page.getByText('Finished.', { exact: true })).toBeVisible();
  expect(await refused(page)).toEqual([]);
});
