import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/test.ts';

test.use({ siteName: 'third-parties' });

const ANALYTICS = 'https://analytics.example/**';
const WIDGET = 'https://social.example/**';

/** Replaces both scripts with stubs that record their calls. */
async function answerScripts(page: Page) {
  await page.route(ANALYTICS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.analyticsLoaded = true;' }),
  );
  await page.route(WIDGET, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.widgetLoads = 0; window.twttr = { widgets: { load() { window.widgetLoads += 1; } } };',
    }),
  );
}

/** Calls to analytics, as argument lists without dates. */
const told = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry))
      .filter(([command]) => command !== 'js'),
  );

test.beforeEach(({ watch }) => {
  watch.allowForeignRequests(/^https:\/\/(analytics|social)\.example\//);
});

test('[R8] each route change tells the path, then the view', async ({ page }) => {
  await answerScripts(page);
  await visit(page, '/docs?utm_source=x#anchor');
  await expect
    .poll(() => told(page))
    .toEqual([
      ['config', 'G-EXAMPLE', { send_page_view: false }],
      ['set', 'page_path', '/docs'],
      ['event', 'page_view'],
    ]);
  await page.getByRole('link', { name: 'second page' }).click();
  await expect(page).toHaveURL('/docs/second');
  await expect
    .poll(async () => (await told(page)).slice(3))
    .toEqual([
      ['set', 'page_path', '/docs/second'],
      ['event', 'page_view'],
    ]);
  await page.goBack();
  await expect.poll(async () => (await told(page)).length).toBe(7);
});

test('[R8] the tracking script names the property', async ({ page }) => {
  await answerScripts(page);
  const asked = page.waitForRequest(ANALYTICS);
  await visit(page, '/docs');
  expect((await asked).url()).toBe('https://analytics.example/tag.js?id=G-EXAMPLE');
});

for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`[R8] nothing is loaded for readers who send ${signal}`, async ({ page, watch }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, signal);
    await answerScripts(page);
    await visit(page, '/docs');
    await page.getByRole('link', { name: 'second page' }).click();
    await expect(page).toHaveURL('/docs/second');
    await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
    expect(await told(page)).toEqual([]);
    expect(watch.foreignRequests).toEqual([]);
  });
}

test('[R8] a blocked tracking script breaks nothing', async ({ page, watch }) => {
  watch.expectErrors(/ERR_|Failed to load/);
  await page.route(ANALYTICS, (route) => route.abort());
  await visit(page, '/docs');
  await page.getByRole('link', { name: 'second page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible();
});

test('[R7] after each route update the widget script is asked to load its widgets', async ({
  page,
}) => {
  await answerScripts(page);
  const loads = () =>
    page.evaluate(() => (window as unknown as { widgetLoads?: number }).widgetLoads);
  await visit(page, '/');
  await expect.poll(loads).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Read the docs' }).click();
  await expect(page).toHaveURL('/docs');
  await expect.poll(loads).toBe(1);
  await page.getByRole('link', { name: 'second page' }).click();
  await expect(page).toHaveURL('/docs/second');
  await expect.poll(loads).toBe(2);
});

test('[R7] a page without posts does not load the widget script', async ({ page, watch }) => {
  await answerScripts(page);
  await visit(page, '/docs');
  await page.waitForLoadState('networkidle');
  expect(watch.foreignRequests.filter((url) => url.includes('social.example'))).toEqual([]);
});

test('the policy lets through exactly what the config names', async ({ page, request }) => {
  await answerScripts(page);
  const headers = (await request.get('/docs')).headers();
  const policy = headers['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toContain('https://analytics.example');
  expect(scripts).toContain('https://social.example');
});

test('a named service may load more of its scripts, and nothing else', async ({ page, watch }) => {
  watch.expectErrors(/Trusted ?(HTML|Script|Type)|Content Security Policy/i);
  await page.route(ANALYTICS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.route('https://social.example/more.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'outcomes.push("more was loaded")' }),
  );
  await page.route('https://social.example/widgets.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
window.outcomes = [];
const attempt = (name, work) => { try { work(); } catch (error) { outcomes.push(name + ' ' + error.name); } };
const script = (src) => document.head.append(Object.assign(document.createElement('script'), { src }));
attempt('markup', () => { document.createElement('div').innerHTML = '<b>x</b>'; });
attempt('another host', () => script('https://other.example/x.js'));
attempt('more', () => script('https://social.example/more.js'));
`,
    }),
  );
  await visit(page, '/');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'outcomes')))
    .toEqual(['markup TypeError', 'another host TypeError', 'more was loaded']);
});

/** Stubs for a social network's script: how such scripts render a post. */
const widgetScripts = {
  'refused before it has begun': `
document.createElement('div').innerHTML = '<b>a test of the browser</b>';
window.twttr = { widgets: { load() {} } };`,
  'refused in the middle': `
const script = document.createElement('script');
script.src = 'https://social.example/more.js';
document.head.append(script);
window.twttr = { widgets: { load() {
  const post = document.querySelector('[data-social-post]');
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = 'https://social.example/post.html';
  post?.after(frame);
  frame.insertAdjacentHTML('afterend', '<p>drawn</p>');
} } };
setTimeout(twttr.widgets.load);`,
  'drawing in place of the link': `
window.twttr = { widgets: { load() {
  const post = document.querySelector('[data-social-post]');
  const frame = document.createElement('iframe');
  frame.title = 'Post';
  frame.src = 'https://social.example/post.html';
  post?.replaceWith(frame);
} } };
twttr.widgets.load();`,
};

for (const [what, body] of Object.entries(widgetScripts)) {
  test(`[R7] a page with posts can be read, left and come back to: the script is ${what}`, async ({
    page,
    watch,
  }) => {
    watch.expectErrors(/Trusted ?(HTML|Type)|Content Security Policy/i);
    await answerScripts(page);
    await page.route('https://social.example/*', (route) => {
      const isScript = route.request().url().endsWith('/widgets.js');
      return route.fulfill({
        contentType: route.request().url().endsWith('.html') ? 'text/html' : 'text/javascript',
        body: isScript ? body : '',
      });
    });
    const asked = page.waitForResponse('https://social.example/widgets.js');
    await visit(page, '/');
    await (await asked).finished();
    const post = page.getByRole('main').getByRole('link', { name: 'A post' });
    const drawn = page.getByTitle('Post');
    await expect(what.startsWith('drawing') ? drawn : post).toBeVisible();
    for (const visits of [1, 2]) {
      await test.step(`visit ${visits}`, async () => {
        await page.getByRole('main').getByRole('link', { name: 'Read the docs' }).click();
        await expect(page.getByRole('link', { name: 'second page' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Third' })).toBeVisible();
        await expect(post.or(drawn)).toBeVisible();
      });
    }
    await expect(page.getByText('This page crashed')).toBeHidden();
  });
}
