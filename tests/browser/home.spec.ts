import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readLatestRelease } from '../support/latest-release.ts';
import { test, visit } from '../support/test.ts';

test('[P1] the home page says what the library is and how to begin', async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveTitle(/tRPC/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('Move fast and break nothing.');
  await expect(title).toContainText('End-to-end typesafe APIs made easy.');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Quickstart', exact: true })).toHaveAttribute(
    'href',
    '/docs/quickstart',
  );
  await expect(main.getByText('npm install @trpc/server @trpc/client')).toBeVisible();
  const steps = main.getByRole('heading', { name: 'Three steps to your first call' }).locator('..');
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(3);
});

test('[P1] a base URL warning shows exactly when the assets cannot be loaded', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/ERR_|Failed to load/);
  await visit(page, '/');
  const warning = page.getByText('This site did not load its assets.');
  await expect(warning).toBeHidden();
  await page.route('**/assets/**', (route) => route.abort());
  await page.reload();
  await expect(warning).toBeVisible();
});

test('[P1] the install command uses the reader’s package manager, here and in the docs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/');
  const managers = page.getByRole('tablist', { name: 'Package manager' });
  await expect(managers.getByRole('tab', { name: 'npm', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const place = () => page.getByRole('heading', { level: 2 }).first().boundingBox();
  const before = await place();
  await managers.getByRole('tab', { name: 'deno' }).click();
  expect(await place()).toEqual(before);
  await page
    .getByRole('button', { name: 'Copy the command: deno add npm:@trpc/server npm:@trpc/client' })
    .click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('deno add npm:@trpc/server npm:@trpc/client');
  await expect(page.getByText('npm install @trpc/server @trpc/client')).toBeHidden();

  await visit(page, '/docs/getting-started');
  await expect(page.getByRole('tab', { name: 'deno' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('[P1] version and license come from the release', async ({ page }) => {
  const release = await readLatestRelease();
  await visit(page, '/');
  const version = page.getByRole('main').getByRole('link', { name: `Version ${release.version}` });
  await expect(version).toHaveAttribute('href', new RegExp(`/tree/v${release.version}$`));
  await expect(version.locator('..')).toContainText(`${release.license} license`);
});

test('[P1] the figures are those of the data, with their day; every adopter has its source', async ({
  page,
}) => {
  await visit(page, '/');
  const { figures, adopters } = JSON.parse(readFileSync('content/proof.json', 'utf8'));
  const proof = page.getByRole('region', { name: 'Used by open-source products' });
  const days = await proof
    .locator('time')
    .evaluateAll((all) => all.map((it) => it.getAttribute('datetime')));
  expect(days).toEqual(Object.values(figures).map((figure) => (figure as { asOf: string }).asOf));
  await expect(proof.locator('dl > div')).toHaveCount(days.length + 2);
  for (const figure of await proof.locator('dl > div').all()) {
    await expect(figure.locator('strong')).toHaveText(/^\d/);
    await expect(figure.getByRole('link')).toHaveAttribute('href', /^(https:|\/docs\/)/);
  }
  const links = proof.getByRole('list').getByRole('link');
  await expect(links).toHaveText(
    adopters.map(({ name, what }: { name: string; what: string }) => name + what),
  );
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    adopters.map(({ source }: { source: string }) => source),
  );
});

test('[P1] what you get is shown by code that the compiler has read', async ({ page }) => {
  await visit(page, '/');
  const gains = page.getByRole('region', { name: 'What you get' });
  await expect(gains.getByRole('listitem')).toHaveCount(3);
  for (const gain of await gains.getByRole('listitem').all()) {
    await expect(gain.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(gain.getByRole('img')).toHaveAccessibleName(/router/);
    await expect(gain.locator('pre').first()).toBeVisible();
    await expect(gain.getByRole('link').first()).toHaveAttribute('href', /^\/docs\//);
  }
  await expect(gains).toContainText(
    'const latest: { bird: string; at: string; count: number } | undefined',
  );
  await gains.getByText('useQuery', { exact: true }).hover();
  await expect(page.getByRole('tooltip')).toContainText('useQuery');
});

/** Drawings with a message on its way. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map((it) => (it.effect as KeyframeEffect).target?.closest('svg')?.getAttribute('aria-label'))
      .filter((label) => label !== undefined && label !== null),
  );

test('[P1] messages of a drawing move once, when it is first seen', async ({ page }) => {
  await visit(page, '/');
  expect(await moving(page)).toEqual([]);
  const drawing = page.getByRole('img', { name: /^Three components read from one cache/ });
  await drawing.scrollIntoViewIfNeeded();
  await expect.poll(() => moving(page)).toContainEqual(expect.stringMatching(/one cache/));
  await drawing.evaluate((svg) => {
    for (const motion of svg.getAnimations({ subtree: true })) motion.finish();
  });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(drawing).not.toBeInViewport();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeInViewport({ ratio: 1 });
  expect(await moving(page)).not.toContainEqual(expect.stringMatching(/one cache/));
});

test('[P1] with reduced motion the drawings rest, complete', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const drawing = page.getByRole('img', { name: /^Three components read from one cache/ });
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator('..')).toHaveAttribute('data-seen', '');
  expect(await moving(page)).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`[P1] what is on the wire is drawn in letters that one can read at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/');
    const drawings = page.getByRole('region', { name: 'What you get' }).getByRole('img');
    for (const text of await drawings.locator('text').all()) {
      const box = await text.boundingBox();
      expect(box?.height, await text.innerHTML()).toBeGreaterThan(11);
    }
  });
}

for (const width of [390, 1280]) {
  test(`[P1] the way of a call is drawn once at ${width} px, in words too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/');
    const drawing = page.getByRole('img', { name: /^How a call passes through links/ });
    await expect(drawing).toHaveCount(1);
    await expect(drawing).toHaveAccessibleName(/splitLink.*httpSubscriptionLink.*adapter.*router/);
    const texts = await drawing.locator('text').all();
    for (const text of texts) {
      const box = await text.boundingBox();
      expect(box?.height, await text.innerHTML()).toBeGreaterThan(11);
    }
  });
}

test('[P1] hosts, alternatives and places of the project lead where they say', async ({ page }) => {
  await visit(page, '/');
  const hrefs = (name: string) =>
    page
      .getByRole('region', { name })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await hrefs('Where it runs')).toEqual([
    '/docs/server/adapters/standalone',
    '/docs/server/adapters/express',
    '/docs/server/adapters/fastify',
    '/docs/server/adapters/nextjs',
    '/docs/server/adapters/aws-lambda',
    '/docs/server/adapters/fetch',
    '/docs/server/websockets',
  ]);
  expect(await hrefs('Which tool to choose')).toEqual([
    '/docs/comparison',
    ...['rest', 'graphql', 'server-functions', 'orpc', 'ts-rest', 'hono'].map(
      (id) => `/docs/comparison#${id}`,
    ),
    '/docs/comparison',
  ]);
  // The sponsors follow.
  expect((await hrefs('Who maintains it')).slice(0, 4)).toEqual([
    'https://github.com/trpc/trpc',
    'https://trpc.io/discord',
    '/docs/community/contributing',
    '/docs/community/sponsors',
  ]);
});

test('[P1] the top sponsors are there by name, with the day of the list', async ({ page }) => {
  await visit(page, '/');
  const strip = page.getByRole('region', { name: 'Who funds it' });
  const { asOf, sponsors } = JSON.parse(readFileSync('content/sponsors.json', 'utf8'));
  const top = sponsors.filter(({ tier }: { tier: string }) => tier === 'top');
  const links = strip.getByRole('list', { name: 'Top sponsors' }).getByRole('link');
  await expect(links).toHaveText(top.map(({ name }: { name: string }) => name));
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    top.map(({ link }: { link: string }) => link),
  );
  await expect(strip.locator('time')).toHaveAttribute('datetime', asOf);
  await strip.getByRole('link', { name: 'All sponsors' }).click();
  await expect(page).toHaveURL('/docs/community/sponsors');
  await expect(
    page
      .getByRole('main')
      .getByRole('list', { name: /ponsors$/ })
      .getByRole('link'),
  ).toHaveCount(sponsors.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[P1] the home page is complete', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('npm install @trpc/server @trpc/client')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
    await expect(page.getByRole('img', { name: /^How a call passes through links/ })).toBeVisible();
  });
});
