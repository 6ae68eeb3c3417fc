import { expect, PHONE, test } from '../support/engines/test.ts';

const MENU = 'nav[aria-label="Docs"]';
const ADAPTERS = `${MENU} a[href="/docs/server/adapters/standalone"]`;
const scrolled = () =>
  Math.round(document.querySelector('nav[aria-label="Docs"]')?.scrollTop ?? Number.NaN);

test('what was opened by hand stays open on the next page and after a reload', async ({
  reader,
}) => {
  await reader.visit('/docs/quickstart');
  await reader.misses(ADAPTERS);
  await reader.click(`${MENU} button[aria-label="Open Adapters"]`);
  await reader.sees(ADAPTERS);
  await reader.click([`${MENU} a`, 'Concepts']);
  await reader.arrives('/docs/concepts');
  await reader.sees(ADAPTERS);
  await reader.reload();
  await reader.sees(ADAPTERS);
});

test('what was closed by hand stays closed, but for the page that is read', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  const link = `${MENU} a[href="/docs/authentication"]`;
  await reader.sees(link);
  await reader.click(`${MENU} button[aria-label="Close Guides"]`);
  await reader.misses(link);
  await reader.click([`${MENU} a`, 'Concepts']);
  await reader.arrives('/docs/concepts');
  await reader.misses(link);
  await reader.visit('/docs/authentication');
  await reader.sees(`${link}[aria-current="page"]`);
});

test('the menu keeps its place on the next page and after a reload', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  await reader.evaluate(() => document.querySelector('nav[aria-label="Docs"]')?.scrollTo(0, 220));
  await reader.expect(scrolled).toBe(220);
  await reader.click(`${MENU} a[href="/docs/server/metadata"]`);
  await reader.arrives('/docs/server/metadata');
  await reader.expect(scrolled).toBe(220);
  await reader.reload();
  await reader.expect(scrolled).toBe(220);
});

test('the current page is marked and in view', async ({ reader }) => {
  await reader.visit('/docs/production');
  const box = await reader.evaluate(() => {
    const entry = document.querySelector('nav[aria-label="Docs"] [aria-current="page"]');
    const { top = Number.NaN, bottom = Number.NaN } = entry?.getBoundingClientRect() ?? {};
    return { top, bottom, window: innerHeight };
  });
  expect(box.top).toBeGreaterThan(0);
  expect(box.bottom).toBeLessThan(box.window);
});

test('on a phone the menu is where it was when it opens again, here and on the next page', async ({
  reader,
}) => {
  const top = () => Math.round(document.querySelector('dialog[open]')?.scrollTop ?? Number.NaN);
  const open = () => reader.click('header button[aria-label="Open the menu"]');
  await reader.resize(PHONE);
  await reader.visit('/docs/quickstart');
  await open();
  await reader.click(`dialog ${MENU} button[aria-label="Open Adapters"]`);
  await reader.sees(`dialog ${ADAPTERS}`);
  await reader.evaluate(() => document.querySelector('dialog[open]')?.scrollTo(0, 150));
  await reader.expect(top).toBe(150);
  await reader.press('Escape');
  await reader.misses('dialog[open]');
  await open();
  await reader.sees(`dialog ${ADAPTERS}`);
  await reader.expect(top).toBe(150);
  await reader.click(`dialog ${MENU} a[href="/docs/server/metadata"]`);
  await reader.arrives('/docs/server/metadata');
  await reader.misses('dialog[open]');
  await open();
  await reader.sees(`dialog ${ADAPTERS}`);
  await reader.sees(`dialog ${MENU} a[href="/docs/server/metadata"][aria-current="page"]`);
  const entry = await reader.evaluate(() =>
    document.querySelector('dialog[open] [aria-current="page"]')?.getBoundingClientRect().toJSON(),
  );
  expect(entry.top).toBeGreaterThan(0);
  expect(entry.bottom).toBeLessThan(PHONE.height);
});
