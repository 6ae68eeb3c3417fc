import { expect, test, visit } from '../support/test.ts';

for (const width of [768, 1280]) {
  test(`no paragraph ends with a word alone on its line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/docs/quickstart', '/docs/concepts', '/docs/server', '/pricing']) {
      await visit(page, path);
      const short = await page
        .getByRole('main')
        .locator('p')
        .evaluateAll((paragraphs) =>
          paragraphs.flatMap((paragraph) => {
            const range = document.createRange();
            range.selectNodeContents(paragraph);
            const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
            const bottom = Math.max(...boxes.map((box) => box.bottom));
            const last = boxes.filter((box) => box.bottom > bottom - 8);
            if (last.length === boxes.length) return [];
            const end = Math.max(...last.map((box) => box.right));
            const width = end - Math.min(...last.map((box) => box.left));
            return width < 50 ? [paragraph.textContent] : [];
          }),
        );
      expect(short, path).toEqual([]);
    }
  });
}
