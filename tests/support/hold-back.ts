import type { Page } from '@playwright/test';

/**
 * Holds back every response to matching requests.
 *
 * @returns releases them, including later ones
 */
export async function holdBack(page: Page, patterns: (string | RegExp)[]): Promise<() => void> {
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
