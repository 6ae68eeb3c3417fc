import { expect } from '@playwright/test';
import {
  chooseExample,
  editor,
  openPlayground,
  problems,
  writeCode,
} from '../support/playground-page.ts';
import { test } from '../support/test.ts';

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

  await writeCode(page, 'server.ts', '// my own\n');
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
  await writeCode(page, 'server.ts', '// my own\n');
  await page.evaluate(() => {
    location.hash = '#code/damaged';
  });
  await expect(page.getByText('Here is an example instead.')).toBeVisible();
  await expect(editor(page, 'server.ts')).toContainText('userCreate');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor(page, 'server.ts')).toContainText('// my own');
  await expect(page).toHaveURL(/\/playground\?preset=react-query$/);
});
