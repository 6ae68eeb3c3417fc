import { expect, type Page } from '@playwright/test';
import { visit } from './test.ts';

/** TypeScript takes seconds to start on a busy machine. */
export const START = { timeout: 30_000 };

/** The parts of the playground, as users find them. */
export const editor = (page: Page, file: string) =>
  page.getByRole('textbox', { name: `Code: ${file}` });
export const fileTab = (page: Page, file: string) => page.getByRole('tab', { name: file });
export const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });
export const output = (page: Page) => page.getByRole('log', { name: 'Console' });
export const network = (page: Page) => page.getByRole('region', { name: 'Network' });
export const run = (page: Page) => page.getByRole('button', { name: /^Run/ });

/** Opens the playground and waits until TypeScript has checked the code. */
export async function openPlayground(page: Page, query = ''): Promise<void> {
  await visit(page, `/playground${query}`);
  await expect(problems(page)).toContainText('TypeScript finds no errors.', START);
}

/** Replaces the code of a file. */
export async function writeCode(page: Page, file: string, code: string): Promise<void> {
  await fileTab(page, file).click();
  await editor(page, file).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** Replaces the code of a file, and waits until the page keeps it for the tab. */
export async function writeKeptCode(page: Page, file: string, code: string): Promise<void> {
  await writeCode(page, file, code);
  const readKept = () => page.evaluate(() => Object.values(sessionStorage).join('\n'));
  await expect.poll(readKept).toContain(JSON.stringify(code));
}

/** Chooses an example from the menu, by its title. */
export async function chooseExample(page: Page, title: string): Promise<void> {
  const menu = page.locator('details', { has: page.locator('summary[aria-label^="Example:"]') });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: title }).click();
  await expect(menu.getByRole('list')).toBeHidden();
}
