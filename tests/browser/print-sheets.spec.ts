import type { Page } from '@playwright/test';
import { millimeters, printedSheets, type Sheet } from '../support/printed-sheets.ts';
import { samplePages } from '../support/site-routes.ts';
import { expect, test, visit } from '../support/test.ts';

/** Darker pixels count as ink; thin lines are gray at this size. */
const INK = 235;

const kinds = [
  'home',
  'doc',
  'category index',
  'api symbol',
  'comparison',
  'blog list',
  'blog post',
  'not found',
] as const satisfies (keyof typeof samplePages)[];

const isInk = (sheet: Sheet, x: number, y: number) =>
  (sheet.pixels[y * sheet.width + x] ?? 255) < INK;

/** First and last row and column with ink. */
function inkedArea(sheet: Sheet) {
  const area = { left: sheet.width, right: -1, top: sheet.height, bottom: -1 };
  for (let y = 0; y < sheet.height; y++) {
    for (let x = 0; x < sheet.width; x++) {
      if (!isInk(sheet, x, y)) continue;
      area.left = Math.min(area.left, x);
      area.right = Math.max(area.right, x);
      area.top = Math.min(area.top, y);
      area.bottom = y;
    }
  }
  return area;
}

/** Sheets with ink in their outer 8 mm, where many printers cannot print. */
const withoutMargins = (sheets: Sheet[]) =>
  sheets.flatMap((sheet, index) => {
    const { left, right, top, bottom } = inkedArea(sheet);
    const least = millimeters(8);
    const free = [left, top, sheet.width - 1 - right, sheet.height - 1 - bottom];
    return free.every((distance) => distance >= least) ? [] : [`sheet ${index + 1}: ${free}`];
  });

/** Sheets before the last whose lower half is empty. */
const halfEmpty = (sheets: Sheet[]) =>
  sheets.slice(0, -1).flatMap((sheet, index) => {
    const { bottom } = inkedArea(sheet);
    return bottom > sheet.height / 2 ? [] : [`sheet ${index + 1} ends at ${bottom}`];
  });

/** Areas, as wide as a word, with the same ink on every sheet: a fixed bar or button. */
function repeated(sheets: Sheet[]): string[] {
  const [first] = sheets;
  if (!first || sheets.length < 2) return [];
  const [width, height] = [millimeters(8), millimeters(2)];
  const found: string[] = [];
  for (let top = 0; top + height <= first.height; top += height) {
    for (let left = 0; left + width <= first.width; left += width) {
      let ink = 0;
      let same = true;
      for (let y = top; y < top + height && same; y++) {
        for (let x = left; x < left + width && same; x++) {
          const place = y * first.width + x;
          ink += Number(isInk(first, x, y));
          same = sheets.every((sheet) => sheet.pixels[place] === first.pixels[place]);
        }
      }
      // A line of a box is one pixel in four.
      if (same && ink > (width * height) / 3) found.push(`at ${left}, ${top}`);
    }
  }
  return found;
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Headings followed by neither text nor picture on their sheet. */
const atTheFoot = (options: { sheets: Sheet[]; headings: string[] }) => {
  const all = options.sheets.flatMap(({ lines }) => lines);
  const tallest = (text: string) =>
    Math.max(0, ...all.filter((line) => oneLine(line.text) === text).map(({ height }) => height));
  return options.sheets.flatMap(({ lines, ...sheet }) => {
    const sorted = lines.toSorted((one, two) => one.bottom - two.bottom);
    const { bottom } = inkedArea({ ...sheet, lines });
    // Below the descenders of the line.
    if (bottom > millimeters((sorted.at(-1)?.bottom ?? 0) + 2)) return [];
    const ends = [1, 2, 3].map((count) => ({
      text: oneLine(
        sorted
          .slice(-count)
          .map(({ text }) => text)
          .join(' '),
      ),
      height: sorted.at(-1)?.height ?? 0,
    }));
    // A link may have the text of a heading, in smaller letters.
    const isHeading = ({ text, height }: (typeof ends)[number]) =>
      options.headings.includes(text) && height >= tallest(text);
    return ends.filter(isHeading).map(({ text }) => text);
  });
};

/** Share of the pixels with a gray between two values. */
const share = (sheet: Sheet, from: number, to: number) =>
  sheet.pixels.filter((gray) => gray >= from && gray <= to).length / sheet.pixels.length;

const headingsOf = async (page: Page) =>
  (await page.getByRole('main').getByRole('heading').allTextContents()).map(oneLine);

for (const kind of kinds) {
  test(`sheets of paper, as pictures: ${kind}`, async ({ page, watch }) => {
    watch.expectErrors(/404/);
    const path = samplePages[kind];
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    const headings = await headingsOf(page);
    await page.emulateMedia({ media: null });
    const sheets = await printedSheets(page);
    const letters = sheets.flatMap(({ lines }) => lines.map(({ text }) => text)).join('');
    expect(withoutMargins(sheets), 'the margins are white').toEqual([]);
    expect(halfEmpty(sheets), 'sheets are filled').toEqual([]);
    expect(repeated(sheets), 'nothing is on every sheet').toEqual([]);
    expect(atTheFoot({ sheets, headings }), 'what a heading names is below it').toEqual([]);
    const missing = headings.filter(
      (heading) => !withoutSpaces(letters).includes(withoutSpaces(heading)),
    );
    expect(missing, 'every heading is printed').toEqual([]);
    await test.step('in the dark theme, with backgrounds', async () => {
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await visit(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const dark = await printedSheets(page, { printBackground: true });
      for (const sheet of dark) {
        expect(share(sheet, 235, 255), 'paper stays white').toBeGreaterThan(0.8);
        expect(share(sheet, 0, 110), 'and its text is dark').toBeGreaterThan(0.0003);
      }
      const text = (printed: Sheet[]) => printed.map(({ lines }) => lines.map((line) => line.text));
      expect(text(dark)).toEqual(text(sheets));
    });
  });
}
