import { expect, type Page } from '@playwright/test';
import { type Fault, faults, kindsOfFaults } from '../support/faulty-server.ts';
import { test } from '../support/faulty-site.ts';

test.setTimeout(180_000);

const parts: { part: string; at: string; path: RegExp }[] = [
  { part: 'the entry', at: '/docs/concepts', path: /\/assets\/index-.*\.js/ },
  { part: 'the script of all pages', at: '/docs/concepts', path: /\/assets\/app-.*\.js/ },
  { part: 'what that imports', at: '/docs/concepts', path: /\/assets\/shared-.*\.js/ },
  { part: 'the page’s own script', at: '/', path: /\/assets\/home-.*\.js/ },
  { part: 'a payload beside the page', at: '/docs/stack', path: /stack\/payload\.txt/ },
  { part: 'the fonts', at: '/docs/concepts', path: /\.woff2/ },
  { part: 'the images', at: '/media', path: /\.(svg|png|webp|avif)/ },
];
for (const { part, at, path } of parts) {
  test(`without ${part} the page stays readable, and leads on`, async ({ page, site, crashes }) => {
    await page.goto(site.origin + at);
    const whole = await textOf(page);
    // Browsers have six connections to a host, and links would wait for late images.
    const late: Fault[] = part === 'the images' ? [] : ['late'];
    for (const fault of [...(/payload|all pages/.test(part) ? faults : kindsOfFaults), ...late]) {
      await test.step(fault, async () => {
        site.repair();
        site.break(path, fault);
        site.asked.length = 0;
        await page.goto(site.origin + at, { waitUntil: 'domcontentloaded' });
        if (fault !== 'late') await page.waitForLoadState('networkidle');
        await expect(page.getByRole('main')).toBeVisible();
        await expect.poll(() => textOf(page)).toBe(whole);
        expect(site.documents(), 'documents').toBe(1);
      });
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Docs' }).click();
    await expect(page).toHaveURL(`${site.origin}/docs`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(crashes).toEqual([]);
  });
}

/** The readable text, without buttons that scripts add. */
function textOf(page: Page): Promise<string | null> {
  return page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const button of copy.querySelectorAll('button')) button.remove();
    return copy.textContent;
  });
}
