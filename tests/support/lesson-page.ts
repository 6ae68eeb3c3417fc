import { expect, type Locator, type Page } from '@playwright/test';
import { problems, START } from './playground-page.ts';
import { visit } from './test.ts';

/** The first lesson: a server and a client, without an app. */
export const LESSON = '/learn/first-procedure';

/** The results of a lesson's checks. */
export function checks(page: Page): Locator {
  return page.getByRole('region', { name: 'Checks' });
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name });
}

/** Opens a lesson and waits until TypeScript has checked its code. */
export async function openLesson(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(problems(page)).toContainText(/error|fit/, START);
}
