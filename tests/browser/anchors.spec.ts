import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseLock } from '#engine/anchors/anchors-lock.ts';
import { readEmittedPage } from '#engine/checks/read-emitted-page.ts';
import { projectRoot } from '#engine/project-root.ts';
import { expectSection, idOf } from '../support/expect-section.ts';
import { type OldAddress, readIds, readOldAddresses } from '../support/old-anchors.ts';
import { siteRoutes } from '../support/site-routes.ts';
import { answerSocialWidget, expect, test, visit } from '../support/test.ts';

/** One address per kind. */
const samples = {
  heading: ['/docs/server/procedures#writing-procedures', 'kinds'],
  step: ['/docs/quickstart#defining-a-backend-router', 'server'],
  post: ['/blog/tinyrpc-client#%EF%B8%8F-the-typescript-magic', 'types'],
} as const;

test('[R2] every old address of a section leads to where its subject is', async ({ served }) => {
  const pages = new Map<string, ReturnType<typeof readIds>>();
  const idsOf = async (path: string) => {
    const known = pages.get(path);
    if (known) return known;
    const html = await readFile(join(served.dir, path, 'index.html'), 'utf8').catch(() => '');
    const ids = readIds(html);
    pages.set(path, ids);
    return ids;
  };
  const addresses = await readOldAddresses();
  expect(addresses).toHaveLength(1098);
  const failures: string[] = [];
  for (const { path, anchor, target } of addresses) {
    const place = (await idsOf(path)).get(anchor);
    const [to = '', id] = target.split('#');
    const arrives =
      to !== path
        ? place?.href === target && (id === undefined || (await idsOf(to)).has(id))
        : id === undefined
          ? place?.isTop === true
          : place?.section === id;
    if (!arrives) failures.push(`${path}#${anchor} -> ${target}: ${JSON.stringify(place)}`);
  }
  expect(failures).toEqual([]);
});

const isElsewhere = ({ path, target }: OldAddress) => target.split('#')[0] !== path;

/**
 * Requests each old id on an open page.
 *
 * @returns those that do not show their section: the heading with the id now, or the top of the page if the whole page
 *   is meant
 */
function findLost(page: Page, rows: { anchor: string; id: string | undefined }[]) {
  return page.evaluate(async (wanted) => {
    const isShown = (id: string | undefined) => {
      const section = id === undefined ? document.querySelector('h1') : document.getElementById(id);
      const box = section?.getBoundingClientRect();
      if (!box) return false;
      // The breadcrumbs and the notes about the version are between the top of a page and its title.
      if (id === undefined) return box.top >= 0 && box.top < window.innerHeight / 2;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isEnd = scrollTop + clientHeight >= scrollHeight - 2;
      return box.top >= 0 && (box.top <= 120 || (isEnd && box.top < clientHeight));
    };
    const lost: string[] = [];
    for (const { anchor, id } of wanted) {
      // Away from the section first, because many consecutive ids lead to the same one.
      for (const top of [document.documentElement.scrollHeight, 0]) {
        window.scrollTo({ top, behavior: 'instant' });
        if (!isShown(id)) break;
      }
      location.hash = `#${encodeURIComponent(anchor)}`;
      // The browser scrolls with a frame, and a long page may take several.
      let frames = 0;
      do {
        await new Promise(requestAnimationFrame);
        frames += 1;
      } while (!isShown(id) && frames < 120);
      if (!isShown(id)) lost.push(anchor);
    }
    return lost;
  }, rows);
}

for (const part of [0, 1]) {
  test(`[R2] every section is found by the id that it had (${part + 1} of 2)`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(300_000);
    await answerSocialWidget({ page, watch });
    const addresses = (await readOldAddresses()).filter((address) => !isElsewhere(address));
    expect(addresses.length).toBeGreaterThan(800);
    const paths = [...new Set(addresses.map(({ path }) => path))];
    const failures: string[] = [];
    for (const path of paths.filter((_, index) => index % 2 === part)) {
      const rows = addresses
        .filter((address) => address.path === path)
        .map(({ anchor, target }) => ({ anchor, id: target.split('#')[1] }));
      await visit(page, path);
      const lost = await findLost(page, rows);
      failures.push(...lost.map((anchor) => `${path}#${anchor}`));
    }
    expect(failures).toEqual([]);
  });
}

for (const part of [0, 1]) {
  test(`[R2] sections that are on another page now are found there (${part + 1} of 2)`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(300_000);
    await answerSocialWidget({ page, watch });
    const addresses = (await readOldAddresses()).filter(isElsewhere);
    expect(addresses.length).toBeGreaterThan(50);
    for (const { path, anchor, target } of addresses.filter((_, index) => index % 2 === part)) {
      await page.goto(`${path}#${encodeURIComponent(anchor)}`, { waitUntil: 'commit' });
      await page.waitForURL(target, { waitUntil: 'commit' });
      await expectSection(page, idOf(target));
    }
  });
}

for (const [kind, [address, id]] of Object.entries(samples)) {
  test(`[R2] an old id of a ${kind} scrolls to it, and the address stays`, async ({ page }) => {
    await visit(page, address);
    await expectSection(page, id);
    expect(page.url()).toContain(address);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [kind, [address, id]] of Object.entries(samples)) {
    test(`[R2] an old id of a ${kind} scrolls to it`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      expect(page.url()).toContain(address);
    });
  }

  test('[R2] a section that has moved is told of, with a link', async ({ page }) => {
    const moved = page.getByRole('navigation', { name: 'Moved section' });
    await page.goto('/docs');
    await expect(moved).toBeHidden();
    await page.goto('/docs#an-alternative-to-traditional-rest-or-graphql');
    await expect(moved).toContainText('This section has moved.');
    await expect(moved.getByRole('link')).toHaveCount(1);
    await moved.getByRole('link').click();
    await expect(page).toHaveURL('/docs/comparison#overview');
  });
});

test.describe('on a page that is open', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/docs/concepts');
    await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  });

  /** Follows a link inserted into the page, like a result of an external search. */
  const follow = async (page: Page, href: string) => {
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    }, href);
  };
  const expectKept = (page: Page) => expect(page.locator('body[data-kept]')).toBeAttached();

  test('[R2] a link with an old id leads to the section', async ({ page }) => {
    await follow(page, '/docs/server/procedures#writing-procedures');
    await expect(page).toHaveURL('/docs/server/procedures#writing-procedures');
    await expectSection(page, 'kinds');
    await expectKept(page);
  });

  test('[R2] a link to a section that has moved leads there, and back again', async ({ page }) => {
    await follow(page, '/docs#an-alternative-to-traditional-rest-or-graphql');
    await expect(page).toHaveURL('/docs/comparison#overview');
    await expectSection(page, 'overview');
    await page.goBack();
    await expect(page).toHaveURL('/docs/concepts');
    await expectKept(page);
  });

  test('[R2] an id that differs in case or dashes finds its section', async ({ page }) => {
    await follow(page, '/docs/server/procedures#Optional_Input');
    await expect(page).toHaveURL('/docs/server/procedures#optional-input');
    await expectSection(page, 'optional-input');
    await page.evaluate(() => {
      location.hash = '#StackedInputs';
    });
    await expect(page).toHaveURL('/docs/server/procedures#stacked-inputs');
    await expectSection(page, 'stacked-inputs');
    await expectKept(page);
  });

  test('[R2] an id that nothing has shows the top of the page', async ({ page }) => {
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await follow(page, '/docs/server/procedures#no-such-section');
    await expect(page.getByRole('heading', { level: 1, name: 'Define procedures' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('[R2] an id that differs in case finds its section on the first page, too', async ({
  page,
}) => {
  await visit(page, '/docs/server/procedures#OPTIONAL-INPUT');
  await expect(page).toHaveURL('/docs/server/procedures#optional-input');
  await expectSection(page, 'optional-input');
});

test('[P8] a page that redirects takes the section along', async ({ page, served }) => {
  const html = await readFile(join(served.dir, 'docs/v11/concepts/index.html'), 'utf8');
  await page.route('**/docs/v11/concepts', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('/docs/v11/concepts#vocabulary');
  await expect(page).toHaveURL('/docs/concepts#vocabulary');
  await expectSection(page, 'vocabulary');
});

test('[R2] the lock file knows every section: npm run anchors', async ({ served }) => {
  const lock = parseLock(await readFile(join(projectRoot, 'content/anchors.lock'), 'utf8'));
  const paths = (await siteRoutes(served)).filter(
    (path) => !/\/(?:typedoc|changes)(?:\/|$)/.test(path),
  );
  const missing: string[] = [];
  for (const path of paths) {
    const html = await readFile(join(served.dir, path, 'index.html'), 'utf8');
    const { sections } = readEmittedPage({ path, html });
    missing.push(...sections.map((id) => `${path}#${id}`).filter((address) => !lock.has(address)));
  }
  expect(missing).toEqual([]);
});
