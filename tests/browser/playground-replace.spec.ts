import { expect } from '@playwright/test';
import { packFiles } from '#ui/pages/playground/share-link.ts';
import {
  chooseExample,
  editor,
  openPlayground,
  problems,
  writeCode,
  writeKeptCode,
} from '../support/playground-page.ts';
import { follow, test, visit } from '../support/test.ts';

test.setTimeout(90_000);

test('[P1] reset brings the example back, another example brings its files', async ({ page }) => {
  await openPlayground(page);
  await writeCode(page, 'server.ts', 'export {};\n');
  await expect(problems(page)).toContainText('error');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(editor(page, 'server.ts')).toContainText('userCreate');
  await expect(problems(page)).toContainText('TypeScript finds no errors.');
  await chooseExample(page, 'React Query');
  await expect(page.getByRole('tab')).toHaveText(['server.ts', 'trpc.ts', 'client.tsx']);
  await expect(page).toHaveURL(/\?preset=react-query$/);
});

test('[P1] edited code is not lost: Undo goes back to it, and forth again', async ({ page }) => {
  await openPlayground(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await chooseExample(page, 'React Query');
  await expect(page).toHaveURL(/\?preset=react-query$/);
  await expect(undo).toHaveCount(0);

  await writeKeptCode(page, 'server.ts', '// my own\n');
  await chooseExample(page, 'Quickstart');
  await expect(editor(page, 'server.ts')).toContainText('userCreate');
  await undo.click();
  await expect(page.getByRole('tab')).toHaveText([/^server\.ts/, 'trpc.ts', /^client\.tsx/]);
  await expect(editor(page, 'server.ts')).toContainText('// my own');
  await expect(page).toHaveURL(/\?preset=react-query$/);
  await expect(page.getByText('Your previous code is back.')).toBeVisible();
  await undo.press('Enter');
  await expect(editor(page, 'server.ts')).toContainText('userCreate');
  await expect(page).toHaveURL(/\/playground$/);
});

test('[P1] a damaged link that replaces edited code is undone, too', async ({ page }) => {
  await openPlayground(page, '?preset=react-query');
  await writeKeptCode(page, 'server.ts', '// my own\n');
  await page.evaluate(() => {
    location.hash = '#code/damaged';
  });
  await expect(page.getByText('Here is an example instead.')).toBeVisible();
  await expect(editor(page, 'server.ts')).toContainText('userCreate');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor(page, 'server.ts')).toContainText('// my own');
  await expect(page).toHaveURL(/\/playground\?preset=react-query$/);
});

test('[P1] edits of an example are kept, on other pages, over a reload, until Reset', async ({
  page,
}) => {
  const server = editor(page, 'server.ts');
  await openPlayground(page);
  await writeKeptCode(page, 'server.ts', '// my own\n');
  await follow(page, '/docs');
  await expect(page).toHaveURL('/docs');
  await page.goBack();
  await expect(server).toContainText('// my own');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.reload();
  await expect(server).toContainText('// my own');

  await chooseExample(page, 'React Query');
  await expect(server).toContainText('todoAdd');
  await chooseExample(page, 'Quickstart');
  await expect(server).toContainText('// my own');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(server).toContainText('userCreate');
  await page.reload();
  await expect(server).toContainText('userCreate');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('[P1] a link shows its code, whatever was edited, and Undo brings the edits back', async ({
  page,
}) => {
  const server = editor(page, 'server.ts');
  await openPlayground(page);
  await writeKeptCode(page, 'server.ts', '// an example, edited\n');
  const link = await packFiles([
    { name: 'server.ts', code: '// from a link\n' },
    { name: 'client.ts', code: '' },
  ]);
  await page.goto('about:blank');
  await visit(page, `/playground${link}`);
  await expect(server).toContainText('// from a link');
  await writeKeptCode(page, 'server.ts', '// a link, edited\n');
  await page.reload();
  await expect(server).toContainText('// from a link');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(server).toContainText('// a link, edited');
});

test('[P1] the skip link leaves code as it is, and the link to the page leads to its start', async ({
  page,
}) => {
  const server = editor(page, 'server.ts');
  const undo = page.getByRole('button', { name: 'Undo' });
  await openPlayground(page, '?preset=react-query');
  await writeKeptCode(page, 'server.ts', '// my own\n');
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(server).toContainText('// my own');
  await expect(undo).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Playground' }).click();
  await expect(page).toHaveURL(/\/playground$/);
  await expect(server).toContainText('userCreate');
  await undo.click();
  await expect(server).toContainText('// my own');
});
