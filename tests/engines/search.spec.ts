import { expect, test } from '../support/engines/test.ts';

const DIALOG = 'dialog[aria-label="Search"], [role="dialog"][aria-label="Search"]';
const FIELD = 'input[role="combobox"]';
const PREVIEW = 'section[aria-label="Preview"]';
const RESULTS = '[role="listbox"] [role="option"]';
const selected = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent;

test('Ctrl K opens the search; what is typed is found; arrows choose, Enter goes there', async ({
  reader,
}) => {
  await reader.visit('/docs/quickstart');
  await reader.press('Control+k');
  await reader.expect(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  await reader.type('error formatting');
  await reader.sees([RESULTS, 'Error formatting']);
  // The results of a shorter text may contain it too, and later ones make the first active again.
  await reader.sees(['[role="status"]', 'results']);
  const first = await reader.evaluate(selected);
  await reader.press('ArrowDown');
  await reader.expect(selected).not.toBe(first);
  await reader.press('ArrowUp');
  await reader.expect(selected).toBe(first);
  await reader.press('Enter');
  await reader.expect(() => location.pathname).toBe('/docs/server/error-formatting');
  await reader.misses(DIALOG);
});

test('the button opens the search, Escape closes it, the focus returns', async ({ reader }) => {
  await reader.visit('/');
  await reader.click('header a[aria-label="Search"]');
  await reader.expect(() => document.activeElement?.getAttribute('role')).toBe('combobox');
  await reader.press('Escape');
  await reader.misses(DIALOG);
  await reader.expect(() => document.activeElement?.ariaLabel).toBe('Search');
});

test('a click on a result leads to it', async ({ reader }) => {
  await reader.visit('/blog');
  await reader.press('/');
  await reader.sees(FIELD);
  await reader.type('subscriptions');
  await reader.click([RESULTS, 'ubscriptions']);
  await reader.expect(() => location.pathname).toContain('/docs/');
  await reader.misses(DIALOG);
});

test('[S4] [S9] what is typed in the preview goes to the field', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  await reader.press('Control+k');
  await reader.sees(FIELD);
  await reader.type('initialize trp');
  await reader.sees(PREVIEW);
  await reader.press('ArrowRight');
  await reader.expect(() => document.activeElement?.ariaLabel).toBe('Preview');
  await reader.type('c');
  await reader
    .expect(() => document.querySelector<HTMLInputElement>('input[role="combobox"]')?.value)
    .toBe('initialize trpc');
});

test('[S4] an error message leads to its row', async ({ reader }) => {
  await reader.visit('/docs/error-decoder');
  await reader.press('Control+k');
  await reader.sees(FIELD);
  await reader.type('Input is too big for a single dispatch');
  await reader.sees([RESULTS, 'Input is too big for a single dispatch']);
  await reader.press('Enter');
  await reader.expect(() => location.hash).toBe('#client');
  await reader
    .expect(() => {
      const cells = [...document.querySelectorAll('main td')];
      const cell = cells.find((it) => it.textContent === 'Input is too big for a single dispatch');
      const { top = -1, bottom = -1 } = cell?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    })
    .toBe(true);
});

test('[S7] a part of the index that stops arriving is named, and no error is printed', async ({
  reader,
  site,
}) => {
  // Of a version that no other test searches before, because browsers keep the files.
  site.stall(/search-docs-.*-10-x-messages-/);
  try {
    await reader.visit('/docs/v10/quickstart');
    await reader.press('Control+k');
    await reader.type('httpBatchLink');
    await reader.sees(['[role="alert"]', 'Errors'], 60_000);
    await reader.sees(RESULTS);
  } finally {
    site.stall();
  }
});

test('the search page answers an address, and typing changes the address', async ({ reader }) => {
  await reader.visit('/search?q=context');
  await reader.sees(['main h1', 'context']);
  await reader.sees(['main [role="status"]', 'results']);
  await reader.click('main input[type="search"]');
  await reader.press('End');
  await reader.type(' middleware');
  await reader
    .expect(() => new URLSearchParams(location.search).get('q'))
    .toBe('context middleware');
  await reader.click(['main nav[aria-label="Version"] a', '10.x']);
  await reader.expect(() => new URLSearchParams(location.search).get('version')).toBe('10.x');
  await reader.sees('main a[href^="/docs/v10/"]');
  expect(await reader.evaluate(() => document.title)).toContain('context middleware');
});
