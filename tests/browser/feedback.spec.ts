import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, type Request } from '@playwright/test';
import { violations } from '../support/accessibility.ts';
import { test, visit } from '../support/test.ts';

const ENDPOINT = 'https://answers.example/v1/pages?site=docs';

/** Simulates the endpoint with a sequence of statuses and records its requests. `0`: no response. */
async function answerEndpoint(page: Page, statuses: number[]): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route('https://answers.example/**', (route) => {
    asked.push(route.request());
    const status = statuses[asked.length - 1] ?? 204;
    if (status === 0) return route.abort('connectionrefused');
    return route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

const group = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });

test.describe('where the config names an endpoint', () => {
  test.use({ siteName: 'feedback' });
  test.beforeEach(({ watch }) => watch.allowForeignRequests(/^https:\/\/answers\.example\//));

  test('an answer is one request with page, version and answer, and nothing else', async ({
    page,
    context,
  }) => {
    const asked = await answerEndpoint(page, []);
    await context.addCookies([{ name: 'session', value: 'secret', url: ENDPOINT }]);
    await visit(page, '/docs/second?q=private#x');
    const stored = () =>
      page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    const before = await stored();
    await group(page).getByRole('button', { name: 'No' }).focus();
    // The second press comes before the response.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const status = group(page).getByRole('status');
    await expect(status).toHaveText('Thank you. Your answer has been sent.');
    await expect(status).toBeFocused();
    await expect(group(page).getByRole('button')).toHaveCount(0);

    expect(asked.map((request) => [request.method(), request.url()])).toEqual([['POST', ENDPOINT]]);
    const [request] = asked;
    expect(request?.postData()).toBe('{"page":"/docs/second","version":"1.x","answer":"no"}');
    const headers = (await request?.allHeaders()) ?? {};
    expect(headers['content-type']).toBe('application/json');
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBeUndefined();
    expect(await stored()).toBe(before);
  });

  test('an answer that fails says why, and can be given again', async ({ page, watch }) => {
    watch.expectErrors(/answers\.example/);
    const asked = await answerEndpoint(page, [503, 0, 200]);
    await visit(page, '/docs');
    const yes = group(page).getByRole('button', { name: 'Yes' });
    const status = group(page).getByRole('status');
    await yes.click();
    await expect(status).toHaveText(
      'Your answer was not sent: the response was 503. Please try again.',
    );
    await yes.click();
    await expect(status).toHaveText(
      'Your answer was not sent: there was no response. Please try again.',
    );
    await expect(yes).toBeFocused();
    await yes.click();
    await expect(status).toHaveText(/^Thank you/);
    expect(asked.map((request) => request.postDataJSON().answer)).toEqual(['yes', 'yes', 'yes']);
  });

  test('every page asks anew, and pages that are no docs do not', async ({ page }) => {
    const asked = await answerEndpoint(page, []);
    await visit(page, '/docs');
    await group(page).getByRole('button', { name: 'Yes' }).click();
    await expect(group(page).getByRole('status')).toHaveText(/^Thank you/);
    await page.getByRole('main').getByRole('link', { name: 'second page' }).click();
    await expect(page).toHaveURL('/docs/second');
    await group(page).getByRole('button', { name: 'Yes' }).click();
    await expect(group(page).getByRole('status')).toHaveText(/^Thank you/);
    expect(asked.map((request) => request.postDataJSON().page)).toEqual(['/docs', '/docs/second']);
    await visit(page, '/');
    await expect(group(page)).toHaveCount(0);
  });

  test('is accessible, and not there on paper or without scripts', async ({
    page,
    browser,
    served,
  }) => {
    await visit(page, '/docs');
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(group(page)).toBeHidden();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${served.origin}/docs`);
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(plain.getByText('Was this page helpful?')).toBeHidden();
    await context.close();
  });

  test('every host lets pages send it there, and nowhere else', async ({ served }) => {
    const sources = "connect-src 'self' https://answers.example;";
    for (const file of ['_headers', 'vercel.json']) {
      expect(await readFile(join(served.dir, file), 'utf8')).toContain(sources);
    }
  });
});

test('without an endpoint nobody is asked, and no byte of it is loaded', async ({
  page,
  served,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, '/docs/quickstart');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(group(page)).toHaveCount(0);
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((url) => url.includes('feedback'))).toEqual([]);
  const html = await readFile(join(served.dir, 'docs/quickstart/index.html'), 'utf8');
  expect(html).not.toMatch(/helpful|feedback/i);
});
