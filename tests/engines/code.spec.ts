import { expect, test } from '../support/engines/test.ts';

const MANAGERS = '[role="tablist"][aria-label="Package manager"]';

/** The selected tabs on the page. */
const chosen = () => [
  ...new Set(
    [
      ...document.querySelectorAll(
        '[role="tablist"][aria-label="Package manager"] [aria-selected="true"]',
      ),
    ].map((tab) => tab.textContent),
  ),
];

test('package managers are chosen once for all tabs, and on the next page', async ({ reader }) => {
  await reader.visit('/docs/getting-started');
  await reader.click([`${MANAGERS} [role="tab"]`, 'pnpm']);
  await reader.expect(chosen).toEqual(['pnpm']);
  await reader.sees(['[role="tabpanel"]', 'pnpm add']);
  await reader.click(['nav[aria-label="Docs"] a', 'Quickstart']);
  await reader.arrives('/docs/quickstart');
  await reader.expect(chosen).toEqual(['pnpm']);
  await reader.reload();
  await reader.expect(chosen).toEqual(['pnpm']);
});

test('arrows go from tab to tab', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  await reader.click([`${MANAGERS} [role="tab"]`, 'npm']);
  await reader.press('ArrowRight');
  await reader.expect(chosen).toEqual(['pnpm']);
  await reader.expect(() => document.activeElement?.textContent).toBe('pnpm');
  await reader.press('End');
  await reader.expect(chosen).toEqual(['deno']);
});

test('the search of the browser reaches what is behind a tab', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  const state = () => {
    const panels = [...document.querySelectorAll('[role="tabpanel"]')];
    const hidden = panels.find((panel) => panel.textContent?.includes('pnpm add'));
    return { hidden: hidden?.getAttribute('hidden'), supports: 'onbeforematch' in document.body };
  };
  await reader.expect(state).toEqual({ hidden: 'until-found', supports: true });
  await reader.evaluate(() => {
    const panels = [...document.querySelectorAll('[role="tabpanel"]')];
    const hidden = panels.find((panel) => panel.textContent?.includes('pnpm add'));
    hidden?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  await reader.expect(chosen).toEqual(['pnpm']);
});

test('a name in a sample tells its type to the mouse, and the card goes', async ({ reader }) => {
  await reader.visit('/docs/server/routers');
  await reader.hover(['main pre [data-h]', 'router']);
  await reader.sees('[role="tooltip"]');
  const text = await reader.evaluate(
    () => document.querySelector('[role="tooltip"]:popover-open, [role="tooltip"]')?.textContent,
  );
  expect(text).toMatch(/router|Router/);
  const card = await reader.boxOf('[role="tooltip"]');
  expect(card.x).toBeGreaterThanOrEqual(0);
  expect(card.x + card.width).toBeLessThanOrEqual(1280);
  await reader.hover('header a[href="/"]');
  await reader.misses('[role="tooltip"]');
});

test('names are walked by keyboard, and Escape closes the card', async ({ reader }) => {
  await reader.visit('/docs/server/routers');
  await reader.evaluate(() => {
    document
      .querySelector<HTMLElement>('main pre [data-h][tabindex="0"], main pre [tabindex="0"]')
      ?.focus();
  });
  await reader.press('ArrowRight');
  await reader.sees('[role="tooltip"]');
  await reader.press('Escape');
  await reader.misses('[role="tooltip"]');
});

test('long lines are wrapped, and again not', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  const button =
    'figure:has([data-watch-overflow="Code: server.ts"]) button[aria-label="Wrap long lines"]';
  const isCut = () => {
    const block = document.querySelector('[data-watch-overflow="Code: server.ts"]');
    return block !== null && block.scrollWidth > block.clientWidth;
  };
  await reader.resize({ width: 700, height: 800 });
  await reader.expect(isCut).toBe(true);
  await reader.click(button);
  await reader.expect(isCut).toBe(false);
  await reader.click(button);
  await reader.expect(isCut).toBe(true);
});

test('the wire of the home page breaks when a field is renamed', async ({ reader }) => {
  await reader.visit('/');
  // The first touch stops the demonstration, which plays by itself.
  await reader.click('main h1');
  await reader.sees(['main p', 'The client knows every type']);
  await reader.misses(['main [data-when="broken"]', "Property 'name' does not exist"]);
  await reader.click('[role="switch"]');
  await reader.sees(['main [data-when="broken"]', "Property 'name' does not exist"]);
});
