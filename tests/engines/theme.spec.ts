import { expect, test } from '../support/engines/test.ts';

const TOGGLE = 'header button[aria-label^="Switch between dark"]';
const theme = () => document.documentElement.dataset.theme;
const ground = () => getComputedStyle(document.body).backgroundColor;

test('the theme is switched, stored, and there on every page and load', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  await reader.expect(theme).toBe('light');
  const light = await reader.evaluate(ground);
  await reader.click(TOGGLE);
  await reader.expect(theme).toBe('dark');
  await reader.expect(ground).not.toBe(light);
  expect(await reader.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await reader
    .expect(() => document.querySelector('header button[title*="currently"]')?.ariaLabel)
    .toContain('currently dark mode');
  await reader.click(['nav[aria-label="Docs"] a', 'Concepts']);
  await reader.arrives('/docs/concepts');
  await reader.expect(theme).toBe('dark');
  await reader.reload();
  await reader.expect(theme).toBe('dark');
});

test('a stored theme is there before anything is drawn', async ({ reader }) => {
  await reader.visit('/');
  await reader.evaluate(() => localStorage.setItem('theme', 'dark'));
  await reader.reload();
  const order = await reader.evaluate(() => {
    const [document_] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    // The script that sets it comes before the first style sheet and all content.
    const script = [...document.scripts].findIndex(({ text }) =>
      text.includes('prefers-color-scheme'),
    );
    const styles = document.querySelector('style, link[rel=stylesheet]');
    const isBefore =
      document.scripts[script]?.compareDocumentPosition(styles ?? document.body) ===
      Node.DOCUMENT_POSITION_FOLLOWING;
    return { isBefore, painted: paint ? paint.startTime > (document_?.responseStart ?? 0) : null };
  });
  expect(order.isBefore).toBe(true);
  expect(order.painted).not.toBe(false);
  await reader.expect(theme).toBe('dark');
});

test('code has the colors of the theme', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  const ink = () => {
    const token = [...document.querySelectorAll('main pre span')].find(
      (span) => span.textContent?.trim() === 'import',
    );
    return token && getComputedStyle(token).color;
  };
  const light = await reader.evaluate(ink);
  expect(light).toBeTruthy();
  await reader.click(TOGGLE);
  await reader.expect(ink).not.toBe(light);
});
