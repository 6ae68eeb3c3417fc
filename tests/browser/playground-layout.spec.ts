import { expect, type Page } from '@playwright/test';
import {
  chooseExample,
  editor,
  fileTab,
  openPlayground,
  output,
  run,
  writeCode,
} from '../support/playground-page.ts';
import { test } from '../support/test.ts';

test.setTimeout(90_000);

async function box(page: Page, name: string) {
  const found = await page.getByRole('region', { name, exact: true }).boundingBox();
  if (!found) throw new Error(`There is no box of ${name}.`);
  return found;
}

for (const [width, height] of [
  [1000, 800],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`[P1] files, results and controls fit a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPlayground(page);
    // Undo comes, and a message that is not short.
    await writeCode(page, 'client.ts', 'export {};\n');
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    const controls = page.getByRole('button', {
      name: /^(Run|Stop|Reset|Undo|Format|Share|Download)/,
    });
    const tops = await controls.evaluateAll((all) =>
      all.map((it) => Math.round(it.getBoundingClientRect().top)),
    );
    expect(tops).toHaveLength(7);
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(Math.abs((title?.y ?? 0) - (tops[0] ?? 0))).toBeLessThan(20);
    // Between the bar and the files, there is no other row.
    const bar = await page.getByRole('banner').boundingBox();
    const files = await page.getByRole('region', { name: 'Files' }).boundingBox();
    expect((files?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(70);
    const keys = await page.getByText('then Tab leaves the editor').boundingBox();
    expect((keys?.y ?? 0) + (keys?.height ?? 0)).toBeLessThanOrEqual(height);

    const server = await editor(page, 'server.ts').boundingBox();
    const client = await editor(page, 'client.ts').boundingBox();
    expect(server?.y).toBe(client?.y);
    expect(client?.x).toBeGreaterThan((server?.x ?? 0) + width / 4);
    for (const name of ['Problems', 'Console', 'Network']) {
      const { y, height: own } = await box(page, name);
      expect(y + own, name).toBeLessThanOrEqual(height);
      expect(own, name).toBeGreaterThan(100);
    }
  });
}

for (const width of [320, 360, 390, 600, 700, 701, 768]) {
  test(`[P1] controls need ${width > 700 ? 'one row' : 'two rows'} of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPlayground(page, '?preset=middleware-and-context');
    const menus = page.getByRole('main').locator('summary:not(li *)').filter({ visible: true });
    const rows = async () => {
      const controls = page.getByRole('button', { name: /^(Run|Stop|Undo|Share)/ }).or(menus);
      const tops = await controls.evaluateAll((all) =>
        all.map((it) => Math.round(it.getBoundingClientRect().top)),
      );
      expect(tops.length).toBeGreaterThanOrEqual(5);
      return new Set(tops).size;
    };
    expect(await rows()).toBe(width > 700 ? 1 : 2);
    await run(page).click();
    await expect(output(page)).toContainText('diary');
    // Undo comes.
    await writeCode(page, 'client.ts', 'export {};\n');
    await chooseExample(page, 'Subscription');
    await run(page).click();
    await expect(run(page)).toHaveText('Run again');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    // At 400 %, what comes may have a row of its own.
    expect(await rows()).toBeLessThanOrEqual(width > 700 ? 1 : width > 320 ? 2 : 3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('[P1] in narrow windows the rarer actions are in a menu, which keys work', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlayground(page);
  const formatted = "if (true) {  console.log('a');}";
  await writeCode(page, 'server.ts', "if(true){\nconsole.log( 'a' )\n}\n");
  const more = page.locator('summary', { hasText: 'More' });
  await expect(page.getByRole('button', { name: 'Format' })).toBeHidden();
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Reset' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(editor(page, 'server.ts')).toHaveText(formatted);
  await expect(page.getByRole('button', { name: 'Format' })).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(editor(page, 'server.ts')).toContainText('userCreate');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor(page, 'server.ts')).toHaveText(formatted);

  await more.click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('quickstart.zip');
  await expect(page.getByText('Project saved')).toBeVisible();
});

test('[P1] the row tells what the example shows, or what was done with this code', async ({
  page,
}) => {
  await openPlayground(page, '?preset=batching');
  const line = page
    .getByText('Two calls that share one request', { exact: true })
    .filter({ visible: true });
  await expect(line).toBeVisible();
  await expect(output(page)).toContainText('The network panel shows the paths of both.');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(/^Link copied|^The address of this page/)).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(line).toBeVisible();
  await run(page).click();
  await expect(output(page)).toHaveText(/^Post 1/);
});

test('[P1] an error shows behind its line while the other file changes', async ({ page }) => {
  await openPlayground(page);
  await writeCode(page, 'server.ts', 'export {};\n');
  await expect(editor(page, 'client.ts')).toContainText(/has no exported member.*ts\(2305\)/);
  await expect(editor(page, 'server.ts')).toBeFocused();
});

test('[P1] keys move the borders between the parts', async ({ page }) => {
  await openPlayground(page);
  const before = await box(page, 'Console');
  await page.getByRole('separator', { name: 'Height of the files' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await box(page, 'Console')).height).toBeGreaterThan(before.height);

  const left = fileTab(page, 'client.ts');
  const x = (await left.boundingBox())?.x ?? 0;
  await page.getByRole('separator', { name: 'Width of the first file' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await left.boundingBox())?.x).toBeLessThan(x);
});

test('[P1] the pointer moves the borders, too', async ({ page }) => {
  await openPlayground(page);
  const before = await box(page, 'Console');
  const handle = page.getByRole('separator', { name: 'Height of the files' });
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(640, before.y - 120, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await box(page, 'Console')).height)
    .toBeGreaterThan(before.height + 60);
});

test('[P1] a button formats all files, keys one, and Undo brings the code back', async ({
  page,
}) => {
  await openPlayground(page);
  const code = "if(true){\nconsole.log( 'a' )\n}\n";
  const formatted = "if (true) {  console.log('a');}";
  await writeCode(page, 'client.ts', code);
  await writeCode(page, 'server.ts', code);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor(page, 'server.ts')).toHaveText(formatted);
  await expect(editor(page, 'client.ts')).toContainText("if(true){console.log( 'a' )}");
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor(page, 'server.ts')).toContainText("if(true){console.log( 'a' )}");
  await page.getByRole('button', { name: 'Format' }).click();
  for (const file of ['server.ts', 'client.ts']) {
    await expect(editor(page, file)).toHaveText(formatted);
  }
});

test('[P1] code runs and stays where it is when the window becomes narrow', async ({ page }) => {
  await openPlayground(page);
  await writeCode(page, 'client.ts', "console.log('still here');\n");
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.getByRole('separator')).toHaveCount(0);
  await fileTab(page, 'client.ts').click();
  await expect(editor(page, 'client.ts')).toContainText('still here');
  await run(page).click();
  await expect(output(page)).toHaveText('still here');
});
