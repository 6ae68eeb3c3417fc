import { expect } from '@playwright/test';
import { packFiles } from '#ui/pages/playground/share-link.ts';
import { violations } from '../support/accessibility.ts';
import {
  editor,
  fileTab,
  network,
  openPlayground,
  output,
  problems,
  run,
  START,
  writeCode,
} from '../support/playground-page.ts';
import { test, visit } from '../support/test.ts';

test.setTimeout(90_000);

test('[P1] a field that the server renames is an error in the client, and again none', async ({
  page,
}) => {
  await openPlayground(page);
  const server = editor(page, 'server.ts');
  await server.getByText('name: input.name').click();
  await page.keyboard.press('End');
  // The field's name ends before `: input.name };`.
  for (const _ of ': input.name };') await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('d');
  await expect(fileTab(page, 'client.ts')).toHaveAccessibleName(/client\.ts 1 error/);
  const problem = problems(page).getByRole('button', { name: /^client\.ts:11/ });
  await expect(problem).toContainText("Property 'name' does not exist on type");

  await problem.click();
  await expect(editor(page, 'client.ts')).toBeFocused();
  await fileTab(page, 'server.ts').click();
  await server.focus();
  await page.keyboard.press('Backspace');
  await expect(problems(page)).toContainText('TypeScript finds no errors.');
});

test('[P1] names tell their types, procedures are completed', async ({ page }) => {
  await openPlayground(page);
  await fileTab(page, 'client.ts').click();
  const client = editor(page, 'client.ts');
  await client.getByText('httpBatchLink', { exact: true }).last().hover();
  await expect(page.getByText('(alias) httpBatchLink')).toBeVisible();

  await client.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('trpc.userL');
  await page.keyboard.press('Control+Space');
  await expect(page.getByRole('option', { name: /userList/ })).toBeVisible();
});

test('[P1] the name of a property is not completed with one of the browser', async ({ page }) => {
  await openPlayground(page);
  const options = page.getByRole('option');
  await writeCode(page, 'client.ts', 'const xml = 1;\nconst all = { x');
  await page.keyboard.press('Control+Space');
  await expect(options).toHaveText([/^xml/]);
});

test('[P1] calls that are made together are one request with the paths of both', async ({
  page,
}) => {
  await openPlayground(page, '?preset=batching');
  await run(page).click();
  await expect(output(page)).toContainText('Post 1 has 7 likes.');
  const batch = network(page).getByRole('listitem').first();
  await expect(batch.locator('summary')).toContainText(/GET.*post.*likes.*200/);
  await batch.locator('summary').click();
  await expect(batch).toContainText('GET /trpc/post,likes?batch=1&input=');
  await expect(batch).toContainText('content-type: application/json');
  await expect(batch).toContainText('"title": "Post 1"');
  await expect(network(page).getByRole('listitem')).toHaveCount(3);
});

test('[P1] what is imported and not there is named, with what is', async ({ page }) => {
  await openPlayground(page);
  await writeCode(page, 'client.ts', "import left from 'left-pad';\nleft();\n");
  await expect(problems(page)).toContainText("Cannot find module 'left-pad'");
  await run(page).click();
  await expect(output(page)).toContainText(
    'client.ts imports "left-pad", which is not in the playground. There is: @trpc/server,',
  );
});

test('[P1] an address asks no other site for a sample, and unpacks no more than fits', async ({
  page,
  watch,
}) => {
  const hosts = ['//example.com/x', '/\\example.com/x', 'https://example.com/x'];
  for (const host of hosts) {
    await visit(page, `/playground?sample=${encodeURIComponent(`${host}/0`)}`);
    await expect(page.getByText(/There is no page|could not be loaded/)).toBeVisible();
    await expect(editor(page, 'server.ts')).toContainText('initTRPC');
  }
  expect(watch.foreignRequests).toEqual([]);
  const link = await packFiles([{ name: 'a.ts', code: ' '.repeat(60_000_000) }]);
  await page.goto('about:blank');
  await visit(page, `/playground${link}`);
  await expect(page.getByText(/The link holds too much code/)).toBeVisible();
  await expect(editor(page, 'server.ts')).toContainText('initTRPC');
});

test('[P1] code draws a page, and the page calls the server', async ({ page }) => {
  await openPlayground(page, '?preset=react-query');
  await run(page).click();
  const frame = page.frameLocator('iframe[title="Page that the code renders"]');
  await frame.getByLabel('Something to do').fill('Read the docs');
  await frame.getByRole('button', { name: 'Add' }).click();
  await expect(frame.getByRole('listitem')).toHaveText([
    'Rename a field on the server',
    'Read the docs',
  ]);
  await expect(network(page).locator('summary')).toContainText([/todoList/, /todoAdd/, /todoList/]);
});

test('[P1] a link restores the code, and a damaged one says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await writeCode(page, 'client.ts', "console.log('from a link');\n");
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/playground#code/1/');

  const other = await context.newPage();
  await openPlayground(other, link.slice(link.indexOf('#')));
  await expect(other.getByText('This is code that somebody shared.')).toBeVisible();
  await fileTab(other, 'client.ts').click();
  await expect(editor(other, 'client.ts')).toContainText("console.log('from a link');");
  await run(other).click();
  await expect(output(other)).toHaveText('from a link');

  await openPlayground(other, '#code/1/abc');
  await expect(other.getByText(/The link is damaged/)).toBeVisible();
  await expect(editor(other, 'server.ts')).toContainText('initTRPC');
});

test('[P1] samples of the documentation open in the playground and run', async ({ page }) => {
  await visit(page, '/docs/client/links/httpBatchLink');
  await page.getByRole('link', { name: 'Run this sample' }).first().click();
  await page.getByRole('link', { name: 'Edit in the playground' }).click();
  await expect(
    page.getByText('This is a sample of /docs/client/links/httpBatchLink.'),
  ).toBeVisible();
  await expect(problems(page)).toContainText('TypeScript finds no errors.', START);
  await run(page).click();
  await expect(page.getByText('Finished.', { exact: true })).toBeVisible();
  const batch = network(page).getByRole('listitem').first().locator('summary');
  await expect(batch).toContainText('200');
  expect(await batch.getByRole('code').count()).toBeGreaterThan(1);
});

test('[P1] arrows, Home and End go through the tabs of the files', async ({ page }) => {
  await page.setViewportSize({ width: 990, height: 800 });
  await openPlayground(page, '?preset=react-query');
  const press = async (key: string, file: string) => {
    await page.keyboard.press(key);
    await expect(fileTab(page, file)).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(file);
    await expect(editor(page, file)).toBeVisible();
  };
  await fileTab(page, 'server.ts').focus();
  await press('ArrowRight', 'trpc.ts');
  await press('ArrowRight', 'client.tsx');
  await press('ArrowRight', 'server.ts');
  await press('ArrowLeft', 'client.tsx');
  await press('Home', 'server.ts');
  await press('End', 'client.tsx');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[role=tab]:focus')).toHaveCount(0);
});

test('[P1] a slash in the editor is code, and opens no search', async ({ page }) => {
  await openPlayground(page);
  await editor(page, 'server.ts').focus();
  await page.keyboard.type('// half: 1 / 2');
  await expect(editor(page, 'server.ts')).toContainText('// half: 1 / 2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[P1] Escape lets the Tab key leave the editor', async ({ page }) => {
  await openPlayground(page);
  await editor(page, 'server.ts').focus();
  await page.keyboard.press('Tab');
  await expect(editor(page, 'server.ts')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page, 'server.ts')).not.toBeFocused();
  await expect(page.getByText('then Tab leaves the editor')).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`[P1] axe finds nothing, before and after a run, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' });
    await openPlayground(page, '?preset=validation-errors');
    expect(await violations(page)).toEqual([]);
    await run(page).click();
    await expect(output(page)).toContainText('Welcome');
    await network(page).locator('summary').first().click();
    await writeCode(page, 'client.ts', 'const a: string = 1;\n');
    await expect(problems(page)).toContainText('1 error');
    expect(await violations(page)).toEqual([]);
    const scrolls = () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(scrolls)).toBe(false);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[P1] the page says what it is and shows the first example', async ({ page }) => {
    await page.goto('/playground');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
    await expect(page.getByText('Editing and running need JavaScript.')).toBeVisible();
    await expect(page.getByText("import type { AppRouter } from './server';")).toBeVisible();
  });
});
