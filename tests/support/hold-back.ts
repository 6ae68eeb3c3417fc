import type { Page } from '@playwright/test';

/** Keeps back every answer to requests that match. @returns lets them through, those to come as well */
export async function holdBack(page: Page, patterns: string[]): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  for (const pattern of patterns) {
    await page.route(pattern, async (route) => {
      await gate;
      await route.continue();
    });
  }
  return letThrough;
}
