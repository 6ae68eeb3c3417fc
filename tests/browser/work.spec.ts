import { type CDPSession, expect, type Page } from '@playwright/test';
import { editor, openPlayground, problems } from '../support/playground-page.ts';
import { samplePages } from '../support/site-routes.ts';
import { test } from '../support/test.ts';

// Long tasks block readers, but their duration depends on the machine and on what else it does. Function calls do not:
// between runs, their number differs by half a percent.
const CALLS = 80_000;

/** It has an entry for each change of each symbol. */
const CALLS_OF_CHANGES = 160_000;

for (const [kind, path] of Object.entries(samplePages)) {
  test(`${kind}: hydration stays within its budget of work`, async ({ page, watch }) => {
    watch.expectErrors(/404/);
    const calls = await countCalls(page);
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const most = kind === 'list of changes' ? CALLS_OF_CHANGES : CALLS;
    expect(await calls.take()).toBeLessThanOrEqual(most);
  });
}

test('[P1] a key in the playground stays within its budget of work', async ({ page }) => {
  test.setTimeout(90_000);
  await openPlayground(page);
  const client = editor(page, 'client.ts');
  await client.focus();
  await page.keyboard.press('ControlOrMeta+End');
  const calls = await countCalls(page);
  await page.keyboard.press('x');
  // The error comes from the compiler's thread; showing it is work of the page.
  await expect(problems(page)).toContainText("Cannot find name 'x'");
  expect(await calls.take()).toBeLessThanOrEqual(110_000);
});

/** Counts the calls of functions on the main thread. */
async function countCalls(page: Page): Promise<{ take(): Promise<number> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return { take: () => takeCalls(session) };
}

async function takeCalls(session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const counts = result.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count));
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
