import { expect } from '@playwright/test';
import { checks, LESSON, openLesson } from '../support/lesson-page.ts';
import { editor } from '../support/playground-page.ts';
import { test } from '../support/test.ts';

test.setTimeout(90_000);

test('what a reader types while a check runs goes into the editor', async ({ page }) => {
  await openLesson(page, LESSON);
  const client = editor(page, 'client.ts');
  // The check waits for the client.
  await client.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('await new Promise((resolve) => setTimeout(resolve, 1500));\n');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(checks(page).getByRole('status')).toHaveText('Checking…');
  await page.keyboard.type('// one');
  await expect(checks(page)).toContainText('do not pass yet');
  await page.keyboard.type(' two');
  await expect(client).toContainText('// one two');
  await expect(client).toBeFocused();
});

test('code that is typed in full stays as typed: closing tags, and Enter after a whole word', async ({
  page,
}) => {
  await openLesson(page, '/learn/react');
  const client = editor(page, 'client.tsx');
  await client.getByText('// Ask for the orders here.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('const note = <p>Loading</p>;');
  await page.keyboard.press('Enter');
  await page.keyboard.type('const two = Math.log');
  const word = page.getByRole('option', { name: /^log( |method|$)/ });
  await expect(word).toBeVisible();
  // The list ignores keys during its first 75 ms.
  const since = Date.now();
  await expect.poll(() => Date.now() - since).toBeGreaterThan(75);
  await page.keyboard.press('Enter');
  await page.keyboard.type('(100);');
  const lines = await client.locator('.cm-line').allInnerTexts();
  expect(lines.map((line) => line.trim())).toEqual(
    expect.arrayContaining(['const note = <p>Loading</p>;', 'const two = Math.log', '(100);']),
  );
});

test('a lesson open in two tabs is one piece of work', async ({ page, context }) => {
  const other = await context.newPage();
  await openLesson(page, LESSON);
  await openLesson(other, LESSON);
  await editor(page, 'client.ts').click();
  await page.keyboard.type('// mine');
  await expect(editor(other, 'client.ts')).toContainText('// mine');
  await editor(other, 'server.ts').click();
  await other.keyboard.type('// theirs');
  await expect(editor(page, 'server.ts')).toContainText('// theirs');
  await page.reload();
  await expect(editor(page, 'client.ts')).toContainText('// mine');
  await expect(editor(page, 'server.ts')).toContainText('// theirs');
});
