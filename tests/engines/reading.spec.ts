import { expect, test } from '../support/engines/test.ts';

/** Distance of an element from the top of the window. */
const topOf = (selector: string) =>
  Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN);

test('the skip link comes first, shows, and leads to the text', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  await reader.press('Tab');
  await reader.expect(() => document.activeElement?.textContent).toBe('Skip to main content');
  await reader.sees(['a', 'Skip to main content']);
  const box = await reader.boxOf('a[href="#content"]');
  expect(box.y).toBeGreaterThanOrEqual(0);
  await reader.press('Enter');
  await reader.expect(() => location.hash).toBe('#content');
  await reader.press('Tab');
  await reader.expect(() => document.activeElement?.closest('main') !== null).toBe(true);
});

test('the contents lead to a section, and follow the reader', async ({ reader }) => {
  await reader.visit('/docs/concepts');
  const links = await reader.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label="On this page"] a')].map((link) =>
      link.getAttribute('href'),
    ),
  );
  const href = links[2] ?? '';
  await reader.click(`nav[aria-label="On this page"] a[href="${href}"]`);
  await reader.expect(() => location.hash).toBe(href);
  await reader
    .expect(() =>
      document.querySelector('nav[aria-label="On this page"] [aria-current]')?.getAttribute('href'),
    )
    .toBe(href);
  await reader.expect(topOf, href).toBeGreaterThan(0);
  await reader.expect(topOf, href).toBeLessThan(200);
});

test('an address with a section opens there, below the bar', async ({ reader }) => {
  await reader.visit('/docs/quickstart#server');
  await reader.expect(topOf, '#server').toBeGreaterThanOrEqual(0);
  await reader.expect(topOf, '#server').toBeLessThan(200);
});

test('the id that a section had once leads to it, on this page or another', async ({ reader }) => {
  await reader.visit('/docs/server/adapters/aws-lambda#aws-lambda-response-streaming-adapter');
  await reader.expect(topOf, '#streaming').toBeGreaterThan(-50);
  await reader.expect(topOf, '#streaming').toBeLessThan(300);
  await reader.visit('/docs/server/adapters/aws-lambda#example-app');
  await reader.arrives('/docs/example-apps#serverless');
});

test('Back and Forward return to the place', async ({ reader }) => {
  await reader.visit('/docs/concepts');
  await reader.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await reader.expect(() => scrollY).toBe(700);
  await reader.click(['nav[aria-label="Docs"] a', 'Comparison']);
  await reader.arrives('/docs/comparison');
  await reader.back();
  await reader.arrives('/docs/concepts');
  await reader.expect(() => Math.round(scrollY)).toBeGreaterThan(600);
  await reader.expect(() => Math.round(scrollY)).toBeLessThan(800);
  await reader.forward();
  await reader.arrives('/docs/comparison');
  await reader.expect(() => scrollY).toBe(0);
});

test('Back returns to the place after a reload in between', async ({ reader }) => {
  await reader.visit('/docs/server/context');
  await reader.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  await reader.expect(() => scrollY).toBe(5000);
  await reader.click(['nav[aria-label="Docs"] a', 'Middlewares']);
  await reader.arrives('/docs/server/middlewares');
  await reader.expect(() => scrollY).toBe(0);
  await reader.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await reader.reload();
  await reader.back();
  await reader.arrives('/docs/server/context');
  await reader.expect(() => Math.round(scrollY)).toBe(5000);
});

test('a new page begins at its top, and has its own title', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  await reader.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await reader.click(['nav[aria-label="Docs"] a', 'Define routers']);
  await reader.arrives('/docs/server/routers');
  await reader.expect(() => scrollY).toBe(0);
  await reader.expect(() => document.title).toContain('routers');
  await reader.misses(['main h1', 'Quickstart']);
});

test('what is nowhere is said to be so, with ways on', async ({ reader }) => {
  await reader.visit('/docs/quickstrat');
  await reader.sees(['main h1', 'Page Not Found']);
  await reader.click('main a[href="/docs/quickstart"]');
  await reader.arrives('/docs/quickstart');
});

test('an old address leads on', async ({ reader }) => {
  await reader.visit('/docs/v11/quickstart');
  await reader.expect(() => location.pathname).toBe('/docs/quickstart');
  await reader.sees(['main h1', 'Quickstart']);
});

test('a banner leads from an older version to the same page of the latest', async ({ reader }) => {
  await reader.visit('/docs/v10/quickstart');
  await reader.click('main a[href="/docs/quickstart"]');
  await reader.arrives('/docs/quickstart');
});

test('posts lead to their tags and back to the list', async ({ reader }) => {
  await reader.visit('/blog');
  await reader.click(['main h2 a', 'Announcing tRPC v11']);
  await reader.arrives('/blog/announcing-trpc-v11');
  // The list has such links too, so the address may change before the page.
  await reader.sees(['main h1', 'Announcing tRPC v11']);
  await reader.click('main a[href="/blog/tags/release"]');
  await reader.arrives('/blog/tags/release');
  await reader.back();
  await reader.arrives('/blog/announcing-trpc-v11');
});

test('the bar goes when the reader reads on, and comes when they turn back', async ({ reader }) => {
  await reader.visit('/docs/server/routers');
  await reader.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const bottom = () =>
    Math.round(document.querySelector('header')?.getBoundingClientRect().bottom ?? 1);
  await reader.expect(bottom).toBeLessThanOrEqual(0);
  await reader.evaluate(() => scrollTo({ top: 1300, behavior: 'instant' }));
  await reader.expect(bottom).toBeGreaterThan(40);
});

test('questions on the prices open', async ({ reader }) => {
  await reader.visit('/pricing');
  await reader.click(['main summary', 'Do I have to pay']);
  await reader
    .expect(() => document.querySelector<HTMLDetailsElement>('main details')?.open)
    .toBe(true);
});

test('on paper there is the text, and nothing to click', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  // Print rules applied to the screen, because not every engine can emulate print media.
  await reader.evaluate(() => {
    const turn = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
          rule.media.mediaText = 'all';
        }
        if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) turn(sheet.cssRules);
  });
  for (const gone of ['header:has(nav)', 'footer', 'nav', 'main button']) await reader.misses(gone);
  await reader.sees(['main h1', 'Quickstart']);
  const cut = await reader.evaluate(
    () =>
      [...document.querySelectorAll('main pre')].filter(
        (block) => block.checkVisibility() && block.scrollWidth > block.clientWidth,
      ).length,
  );
  expect(cut).toBe(0);
});

test('the way back from another document finds the page as it was', async ({ reader }) => {
  await reader.visit('/docs/quickstart');
  await reader.evaluate(() => {
    document.documentElement.dataset.mark = 'kept';
    location.href = '/licenses.txt';
  });
  await reader.expect(() => location.pathname).toBe('/licenses.txt');
  await reader.back();
  await reader.expect(() => document.documentElement.dataset.mark).toBe('kept');
});
