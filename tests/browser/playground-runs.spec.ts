import { expect } from '@playwright/test';
import { network, openPlayground, output, run, writeCode } from '../support/playground-page.ts';
import { test } from '../support/test.ts';

test.setTimeout(90_000);

test('[P1] a subscription delivers while its request is open, until it is stopped', async ({
  page,
}) => {
  await openPlayground(page, '?preset=subscription');
  await run(page).click();
  const request = network(page).getByRole('listitem');
  await expect(request.locator('summary')).toContainText(/GET.*ticks.*200.*open/);
  await expect(output(page)).toContainText('Tick 2');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped.', { exact: true })).toBeVisible();
  await request.locator('summary').click();
  await expect(request).toContainText('text/event-stream');
  await expect(output(page)).not.toContainText('Tick 5');
});

test('[P1] timers go on when the code has finished, until they are stopped', async ({ page }) => {
  await openPlayground(page);
  await writeCode(page, 'client.ts', "setInterval(() => console.log('tick'), 100);\n");
  await run(page).click();
  await expect(page.getByText('Finished.', { exact: true })).toBeVisible();
  await expect(output(page)).toContainText('tick');
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await stop.click();
  await expect(page.getByText('Stopped.', { exact: true })).toBeVisible();
  await expect(stop).toBeDisabled();
  const ticks = await output(page).textContent();
  // Without its frame, no code can go on.
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await output(page).textContent()).toBe(ticks);
});

test('[P1] a client can be logged', async ({ page }) => {
  await openPlayground(page);
  const parts = [
    "import { createTRPCClient, httpLink } from '@trpc/client';",
    "import type { AppRouter } from './server';",
    "const trpc = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/trpc' })] });",
    "console.log('the client is', trpc);",
    "console.log('and goes on');",
  ];
  await writeCode(page, 'client.ts', `${parts.join('\n')}\n`);
  await run(page).click();
  await expect(output(page).locator('pre')).toHaveText([
    /^the client is \[Function /,
    'and goes on',
  ]);
});

test('[P1] a loop without end is stopped by itself', async ({ page }) => {
  await openPlayground(page);
  await writeCode(page, 'client.ts', "console.log('begun');\nwhile (true);\n");
  await run(page).click();
  await expect(output(page)).toContainText(
    'Stopped after 5 s because the code blocked its thread in client.ts:2.',
    { timeout: 15_000 },
  );
  await expect(output(page)).toContainText('begun');
});

for (const [kind, code] of Object.entries({
  recursion: 'const f = (n: number): number => (n < 2 ? n : f(n - 1) + f(n - 2));\nf(60);\n',
  promises: 'const f = (): unknown => Promise.resolve().then(f);\nf();\n',
})) {
  test(`[P1] ${kind} without end is stopped by itself`, async ({ page, watch }) => {
    watch.expectErrors(/blocked its thread/);
    await openPlayground(page);
    await writeCode(page, 'client.ts', code);
    await run(page).click();
    const message = 'Stopped after 5 s because the code blocked its thread in client.ts:1.';
    await expect(output(page)).toContainText(message, { timeout: 15_000 });
  });
}
