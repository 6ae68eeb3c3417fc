import { kindsOfPages } from '../support/engines/kinds-of-pages.ts';
import { expect, test } from '../support/engines/test.ts';

type Side = 'x' | 'y' | 'width';

/**
 * Parts that most pages have, with the measured properties of the first visible one. Boxes as wide as their text are
 * left out, because engines differ in the fractional width of letters.
 */
const PARTS: Record<string, Side[]> = {
  header: ['x', 'y', 'width'],
  'nav[aria-label="Docs"]': ['x', 'y', 'width'],
  'nav[aria-label="Docs"] [aria-current="page"]': ['x', 'width'],
  main: ['x', 'y', 'width'],
  'main h1': ['x', 'y'],
  'main article': ['x', 'y', 'width'],
  'main h2': ['x', 'y'],
  'main pre': ['x', 'y', 'width'],
  'nav[aria-label="On this page"]': ['x', 'y', 'width'],
  footer: ['x', 'width'],
};

/** In pixels. Differences in lines add up down the page. */
const tolerance = (side: Side, value: number) => (side === 'y' ? 4 + value / 50 : 3);

/** Runs in the page: positions of its parts once all fonts have loaded. */
async function measure(parts: string[]) {
  await document.fonts.ready;
  const boxes: Record<string, Record<Side, number>> = {};
  for (const part of parts) {
    const shown = [...document.querySelectorAll(part)].find((element) => element.checkVisibility());
    if (!shown) continue;
    const { x, y, width } = shown.getBoundingClientRect();
    boxes[part] = { x, y: y + scrollY, width };
  }
  return { boxes, height: document.documentElement.scrollHeight };
}

for (const { kind, path, heading, ready } of kindsOfPages) {
  test(`${kind}: parts are where Chromium has them`, async ({ reader, page, site }) => {
    await page.goto(site.origin + path);
    // If fonts load late, the page is shown without them; the second time, they are cached.
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await page.locator(ready).first().waitFor();
    const known = await page.evaluate(measure, Object.keys(PARTS));
    expect(Object.keys(known.boxes)).toEqual(expect.arrayContaining(['header', 'main h1']));

    await reader.visit(path);
    await reader.sees(ready);
    await reader.reload();
    await reader.sees(['main h1', heading]);
    await reader.sees(ready);
    const found = await reader.evaluate(measure, Object.keys(PARTS));
    expect(Object.keys(found.boxes)).toEqual(Object.keys(known.boxes));
    const differences = Object.entries(known.boxes).flatMap(([part, box]) =>
      (PARTS[part] ?? [])
        .map((side) => ({ part, side, here: found.boxes[part]?.[side] ?? NaN, there: box[side] }))
        .filter(({ side, here, there }) => !(Math.abs(here - there) <= tolerance(side, there))),
    );
    expect(differences).toEqual([]);
    expect(Math.abs(found.height / known.height - 1), 'heights of the page').toBeLessThan(0.03);
  });

  test(`${kind}: nothing is wider than a window of 320 pixels`, async ({ reader }) => {
    await reader.resize({ width: 320, height: 640 });
    await reader.visit(path);
    await reader.sees(['main h1', heading]);
    const widths = await reader.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth, innerWidth };
    });
    expect(widths).toEqual({ scrollWidth: 320, clientWidth: 320, innerWidth: 320 });
  });
}
