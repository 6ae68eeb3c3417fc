import { expect, type Page } from '@playwright/test';
import {
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
  [1130, 800],
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
