import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page as it is now, one line for each element.
 *
 * @param colorsOnly leaves out what another theme does not change
 * @param within selector of the only part to look at
 */
export async function violations(
  page: Page,
  { colorsOnly = false, within }: { colorsOnly?: boolean; within?: string } = {},
): Promise<string[]> {
  // What scrolls becomes a stop for the keyboard when its size is known: with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const axe = new AxeBuilder({ page })
    // Of what passes nobody reads the elements, and there are thousands.
    .options({ resultTypes: ['violations'] })
    // Everything in one go, and not over a second page, which takes twice as long. Frames of other origins need that.
    .setLegacyMode(page.frames().length === 1);
  if (within) axe.include(within);
  if (colorsOnly) axe.withRules(['color-contrast', 'link-in-text-block']);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${new URL(page.url()).pathname} ${id}: ${node.html.slice(0, 160)}`),
  );
}
