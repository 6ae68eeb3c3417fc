import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { siteRoutes } from '../support/site-routes.ts';
import { expect, test, visit } from '../support/test.ts';

/** The pages with the most code blocks, most first. */
async function pagesOfCode(options: { dir: string; count: number }): Promise<string[]> {
  const { dir, count } = options;
  const counted: { path: string; blocks: number }[] = [];
  for (const path of await siteRoutes({ dir })) {
    const html = await readFile(join(dir, path, 'index.html'), 'utf8');
    counted.push({ path, blocks: html.split('data-code-block=').length - 1 });
  }
  counted.sort((one, two) => two.blocks - one.blocks);
  return counted.slice(0, count).map(({ path }) => path);
}

/**
 * Lines covered by a button or link of the block, with the code scrolled to its start, middle and end. Visibility is
 * ignored, because the buttons appear on hover and focus.
 */
const coveredCode = (blocks: Locator) =>
  blocks.evaluateAll((blocks) =>
    blocks
      .filter((block) => block.checkVisibility())
      .flatMap((block) => {
        const scroller = block.querySelector('pre');
        const tools = [...block.querySelectorAll('figcaption :is(a, button)')].filter((tool) =>
          tool.checkVisibility(),
        );
        if (!scroller || tools.length === 0) return [];
        const meet = (one: DOMRect, two: DOMRect) =>
          Math.min(one.right, two.right) - Math.max(one.left, two.left) > 0.5 &&
          Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 0.5;
        /** Boxes of the letters in a line. */
        const letters = (line: Element) => {
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          const boxes: DOMRect[] = [];
          for (let text = walker.nextNode(); text; text = walker.nextNode()) {
            const words = text.nodeValue ?? '';
            if (words.trim() === '') continue;
            const range = new Range();
            range.setStart(text, words.length - words.trimStart().length);
            range.setEnd(text, words.trimEnd().length);
            boxes.push(...range.getClientRects());
          }
          return boxes;
        };
        const room = scroller.scrollWidth - scroller.clientWidth;
        return [0, room / 2, room].flatMap((left) => {
          scroller.scrollLeft = left;
          const shown = scroller.getBoundingClientRect();
          const boxes = tools
            .map((tool) => tool.getBoundingClientRect())
            // Parts scrolled out of the block are not painted.
            .filter((box) => meet(box, shown));
          const covered = [...scroller.querySelectorAll('.line')].filter(
            (line) =>
              boxes.some((box) => meet(box, line.getBoundingClientRect())) &&
              letters(line).some(
                (letter) => meet(letter, shown) && boxes.some((box) => meet(box, letter)),
              ),
          );
          scroller.scrollLeft = 0;
          return covered.map((line) => `${Math.round(left)} of ${room}: ${line.textContent}`);
        });
      }),
  );

for (const width of [390, 1280]) {
  test(`no button covers code, wherever it is scrolled to: ${width} px`, async ({
    page,
    served,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    const found: Record<string, string[]> = {};
    for (const path of await pagesOfCode({ dir: served.dir, count: 20 })) {
      await visit(page, path);
      const covered = await coveredCode(page.locator('[data-code-block]'));
      if (covered.length > 0) found[path] = covered;
    }
    expect(found).toEqual({});
  });

  test(`in tabs the buttons are beside the tabs: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/docs/quickstart');
    const tabs = page.getByRole('tablist').filter({ hasText: 'pnpm' }).first();
    const block = page.getByRole('tabpanel').filter({ visible: true }).first();
    const bar = await tabs.boundingBox();
    const button = await block.getByRole('button', { name: 'Copy code' }).boundingBox();
    if (!bar || !button) throw new Error('There are no tabs with code.');
    expect(button.y).toBeGreaterThanOrEqual(bar.y);
    expect(button.y + button.height).toBeLessThanOrEqual(bar.y + bar.height + 1);
  });

  test(`no button covers code with the mouse or the focus in it: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/docs/quickstart');
    for (const block of await page.locator('[data-code-block]:visible').all()) {
      await block.hover();
      expect(await coveredCode(block)).toEqual([]);
      await block.getByRole('button', { name: 'Copy code' }).focus();
      expect(await coveredCode(block)).toEqual([]);
    }
  });
}
