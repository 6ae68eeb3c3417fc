import { expect, PHONE, test } from '../support/engines/test.ts';

const OPENER = 'header button[aria-label="Open the menu"]';
const MENU = 'dialog[aria-label="Menu"][open]';
const VERSIONS = 'header details:has(a[href^="/docs/v10"])';

test('on a phone the menu opens, has the docs, and closes on Escape with the focus back', async ({
  reader,
}) => {
  await reader.resize(PHONE);
  await reader.visit('/docs/quickstart');
  await reader.click(OPENER);
  await reader.sees([`${MENU} a[aria-current="page"]`, 'Quickstart']);
  const box = await reader.boxOf(MENU);
  expect(box.height).toBeGreaterThan(PHONE.height * 0.95);
  await reader.press('Escape');
  await reader.misses(MENU);
  await reader.expect(() => document.activeElement?.ariaLabel).toBe('Open the menu');
});

test('on a phone a link of the menu leads on, and the menu is gone', async ({ reader }) => {
  await reader.resize(PHONE);
  await reader.visit('/docs/quickstart');
  await reader.click(OPENER);
  await reader.click([`${MENU} a`, 'Concepts']);
  await reader.arrives('/docs/concepts');
  await reader.misses(MENU);
});

test('on a phone the menu has what the bar has, and the way back to the docs', async ({
  reader,
}) => {
  await reader.resize(PHONE);
  await reader.visit('/docs/quickstart');
  await reader.misses('header nav a[href="/docs/client/nextjs"]');
  await reader.click(OPENER);
  await reader.click([`${MENU} button`, 'main menu']);
  await reader.sees([`${MENU} a[href="/docs/client/nextjs"]`, 'Using Next.js']);
  await reader.click([`${MENU} button`, 'Contents of the docs']);
  await reader.sees([`${MENU} a`, 'Concepts']);
});

test('the menu of versions opens, leads to the same page, and the choice is stored', async ({
  reader,
}) => {
  await reader.visit('/docs/quickstart');
  await reader.click(`${VERSIONS} summary`);
  await reader.click([`${VERSIONS} a`, '10.x']);
  await reader.arrives('/docs/v10/quickstart');
  await reader.expect(() => localStorage.getItem('docs-preferred-version-default')).toBe('10.x');
  await reader.sees(['header summary', '10.x']);
  await reader.visit('/');
  await reader
    .expect(() => document.querySelector('header summary')?.textContent)
    .toContain('10.x');
});

test('Escape and a click elsewhere close the menu of versions', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  for (const close of [() => reader.press('Escape'), () => reader.click('main h1')]) {
    await reader.click(`${VERSIONS} summary`);
    await reader.sees([`${VERSIONS} a`, '10.x']);
    await close();
    await reader.misses([`${VERSIONS} a`, '10.x']);
  }
});

test('the announcement is dismissed, and stays so', async ({ reader }) => {
  await reader.visit('/docs');
  await reader.click('button[aria-label="Close the announcement"]');
  await reader.misses('[aria-label="Announcement"]');
  await reader.reload();
  await reader.misses('[aria-label="Announcement"]');
});
