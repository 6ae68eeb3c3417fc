import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with a page as it is now, one line for each element. */
export async function violations(page: Page): Promise<string[]> {
  // What scrolls becomes a stop for the keyboard when its size is known: with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${new URL(page.url()).pathname} ${id}: ${node.html.slice(0, 160)}`),
  );
}
