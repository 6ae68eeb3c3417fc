import { expect, type Page } from '@playwright/test';
import { type Fault, kindsOfFaults } from '../support/faulty-server.ts';
import { open, test } from '../support/faulty-site.ts';
import { hydrated } from '../support/test.ts';

test.setTimeout(180_000);

const START = { timeout: 60_000 };
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Retry' });
const loading = (page: Page) => page.getByText('TypeScript is loading…');
const fits = (page: Page) => page.getByText('TypeScript finds no errors.');

const parts: { part: string; path: RegExp }[] = [
  { part: 'its script', path: /\/assets\/playground-(?!compiler|decl|runtime).*\.js/ },
  { part: 'what that imports', path: /\/assets\/use-run-.*\.js/ },
  { part: 'the manifest', path: /\/playground\/manifest\.json/ },
  { part: 'the compiler', path: /playground-compiler-/ },
  { part: 'the declarations', path: /playground-declarations-/ },
];
for (const { part, path } of parts) {
  test(`[R5] [E2] without ${part} a red box says so, and Retry works`, async ({
    page,
    site,
    crashes,
  }) => {
    // Browsers accept JSON and this kind of worker with any content type.
    const isAnyType = /manifest|declarations|compiler/.test(part);
    for (const fault of kindsOfFaults.filter((name) => !isAnyType || name !== 'another type')) {
      await test.step(fault, async () => {
        site.repair();
        site.break(path, fault);
        await page.goto(`${site.origin}/playground`);
        await expect(retry(page)).toBeVisible(START);
        await expect(loading(page)).toHaveCount(0);
        await expect(page.getByText('initTRPC').first()).toBeVisible();
      });
    }
    site.repair();
    site.asked.length = 0;
    await retry(page).click();
    await expect(fits(page)).toBeVisible(START);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(site.documents(), 'full loads').toBe(0);
    expect(crashes).toEqual([]);
  });
}

test('[P1] without the packages, or the frame, a run says so, and the next one works', async ({
  page,
  site,
  crashes,
}) => {
  const output = page.getByRole('log', { name: 'Console' });
  const run = page.getByRole('button', { name: /^Run/ });
  const runWithout = async (path: RegExp, fault: Fault, says: RegExp) => {
    await test.step(`${path} ${fault}`, async () => {
      site.break(path, fault);
      await run.click();
      await expect(output).toContainText(says, START);
      await expect(page.getByText('Stopped.', { exact: true })).toBeVisible();
      site.repair();
    });
  };
  await page.goto(`${site.origin}/playground`);
  await expect(fits(page)).toBeVisible(START);
  for (const fault of kindsOfFaults.filter((name) => name !== 'another type')) {
    await runWithout(/playground-runtime-/, fault, /fetch|status|page|network/);
  }
  for (const fault of kindsOfFaults.filter((name) => name !== 'another type')) {
    await runWithout(/playground\/frame/, fault, /sandbox did not load/);
  }
  await run.click();
  await expect(page.getByText('Finished.', { exact: true })).toBeVisible();
  expect(crashes).toEqual([]);
});

test('[R5] “Edit it live” can be retried, and after a deploy loads the page in full', async ({
  page,
  site,
  crashes,
}) => {
  const edit = page.getByRole('button', { name: 'Edit it live' });
  const run = page.getByRole('button', { name: 'Run', exact: true });
  await open(page, site, '/');
  site.break(/live-stage-.*\.js/, 'cut at 60 %');
  await edit.click();
  await expect(retry(page)).toBeVisible();
  site.repair();
  await retry(page).click();
  await expect(run).toBeEnabled(START);
  expect(site.documents()).toBe(0);

  await open(page, site, '/');
  site.deploy();
  await edit.click();
  await retry(page).click();
  // The request that checks whether the site responds, and the page.
  await expect.poll(() => site.documents()).toBe(2);
  await hydrated(page);
  await edit.click();
  await expect(run).toBeEnabled(START);
  expect(crashes).toEqual([]);
});
