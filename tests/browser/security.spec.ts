import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { glob } from 'tinyglobby';
import { mergeVercelFile } from '#engine/hosts/vercel-file.ts';
import { samplePages } from '../support/site-routes.ts';
import { hydrated, test } from '../support/test.ts';

test('pages come with a strict policy and safe headers', async ({ request }) => {
  const headers = (await request.get('/docs/quickstart')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy.replace("style-src 'self' 'unsafe-inline';", '')).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('vercel.json, which Vercel reads, has the rules of the site', async ({ served }) => {
  const [current, generated] = await Promise.all(
    [process.cwd(), served.dir].map((dir) => readFile(join(dir, 'vercel.json'), 'utf8')),
  );
  // If not: npm run host-config -- vercel --out vercel.json
  expect(mergeVercelFile({ current, generated: generated ?? '' })).toBe(current);
});

test('every document allows its own inline styles and no others', async ({ served }) => {
  const files = await glob('**/*.html', { cwd: served.dir, ignore: 'playground/frame/**' });
  expect(files.length).toBeGreaterThan(1000);
  const open: string[] = [];
  for (const file of files) {
    const html = await readFile(join(served.dir, file), 'utf8');
    const policy =
      /<meta http-equiv="Content-Security-Policy" content="(style-src 'self'[^"]*)"/.exec(html);
    const isLate = html.indexOf('<style') !== -1 && html.indexOf('<style') < (policy?.index ?? 0);
    if (policy?.[1]?.includes('unsafe') !== false || isLate) open.push(file);
  }
  expect(open).toEqual([]);
});

test('styles that came into a page from elsewhere do nothing', async ({ page, watch }) => {
  watch.expectErrors(/Content Security Policy/);
  await page.goto('/docs/quickstart');
  const after = await page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = 'h1 { outline: 7px solid }';
    const text = document.createElement('p');
    text.id = 'foreign';
    text.textContent = 'x';
    text.setAttribute('style', 'outline: 7px solid');
    document.body.append(sheet, text);
    return ['h1', '#foreign'].map((name) => {
      const element = document.querySelector(name);
      return element && getComputedStyle(element).outlineWidth;
    });
  });
  expect(after).not.toContain('7px');
});

test('no published file names a folder of the machine that built it', async ({ served }) => {
  const files = await glob('**/*.{html,json,js,css,md,txt,xml}', { cwd: served.dir });
  expect(files.length).toBeGreaterThan(1000);
  const telling: string[] = [];
  for (const file of files) {
    if ((await readFile(join(served.dir, file), 'utf8')).includes(process.cwd()))
      telling.push(file);
  }
  expect(telling).toEqual([]);
});

for (const [kind, path] of Object.entries(samplePages)) {
  test(`${kind}: nothing breaks the policy, nothing leaves the site`, async ({ page, watch }) => {
    watch.expectErrors(/404/);
    await page.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window, { policyViolations: broken });
      document.addEventListener('securitypolicyviolation', (event) => {
        broken.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(
        () => (window as unknown as { policyViolations: string[] }).policyViolations,
      ),
    ).toEqual([]);
    expect(watch.foreignRequests).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
}
