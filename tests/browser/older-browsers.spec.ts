import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { transform } from 'esbuild';
import { glob } from 'tinyglobby';
import { test, visit } from '../support/test.ts';

/** Reads a page, hovers over its code, follows a link and goes back, like any reader. */
async function readAndGoOn(page: Page) {
  await visit(page, '/docs/concepts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Concepts/);
  await page.getByRole('main').locator('[data-h]').first().hover();
  await page.getByRole('main').locator('[data-h]').first().click();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Docs' }).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Concepts/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Concepts/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
}

/** Features newer than the build's target: no script may need them. */
const newer = [
  'Promise.withResolvers',
  'Promise.try',
  'Array.prototype.toSorted',
  'Array.prototype.with',
  'Array.fromAsync',
  'Object.groupBy',
  'Set.prototype.union',
  'String.prototype.isWellFormed',
  'URL.canParse',
  'AbortSignal.any',
  'window.navigation',
  'window.scheduler',
  'Document.prototype.startViewTransition',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'Element.prototype.checkVisibility',
];

/** Removed features, each separately, and all newer ones together. */
const missing = [
  newer,
  ['window.navigation'],
  ['Document.prototype.startViewTransition'],
  ['HTMLElement.prototype.popover', 'HTMLElement.prototype.showPopover'],
  ['Promise.withResolvers'],
  ['Array.prototype.at'],
  ['window.structuredClone', 'window.requestIdleCallback'],
];

/** Removes a feature from the page that runs this; returns whether it existed. */
function take(path: string): boolean {
  const parts = path.split('.').filter((part) => part !== 'window');
  const name = parts.pop() ?? '';
  const holder = parts.reduce((value, part) => Reflect.get(value, part), window as object);
  return name in holder && Reflect.deleteProperty(holder, name);
}

for (const paths of missing) {
  // Errors of a page fail the test: see `watch`.
  const what = paths === newer ? 'all that is newer than the target' : paths.join(' and ');
  test(`a page is read, and leads on, without ${what}`, async ({ page }) => {
    for (const path of paths) await page.addInitScript(take, path);
    await readAndGoOn(page);
    for (const path of paths) expect(await page.evaluate(take, path), path).toBe(false);
  });
}

/** The oldest browsers in the build's target: Vite's `baseline-widely-available`. */
const oldest = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** They have both, but esbuild sometimes does more than lower the syntax. */
const supported = {
  'regexp-lookbehind-assertions': true,
  'regexp-unicode-property-escapes': true,
};

/**
 * Every script of the pages, by name, because scripts of the previous build are still beside them.
 */
async function publishedScripts(dir: string): Promise<Map<string, string>> {
  const files = await glob(['assets/*.js', '*.js'], { cwd: dir });
  const text = (file: string) => readFile(join(dir, file), 'utf8');
  const pages = ['index.html', 'playground/manifest.json'];
  const found = new Map<string, string>();
  const follow = (from: string) =>
    Promise.all(
      files.map(async (file) => {
        if (found.has(file) || !from.includes(basename(file))) return;
        found.set(file, await text(file));
        await follow(found.get(file) ?? '');
      }),
    );
  for (const page of pages) await follow(await text(page));
  return found;
}

/** Calls without a fallback if they are missing. */
const newerCalls =
  /\.(?:withResolvers|fromAsync|groupBy|toSorted|toReversed|toSpliced|isWellFormed|canParse|checkVisibility|symmetricDifference)\(/g;

test('no published script is of newer syntax than the target, nor calls what is newer', async ({
  served,
}) => {
  const scripts = await publishedScripts(served.dir);
  expect(scripts.size).toBeGreaterThan(10);
  const tooNew: string[] = [];
  for (const [file, text] of scripts) {
    const [lowered, kept] = await Promise.all(
      [oldest, ['esnext']].map((target) => transform(text, { target, supported })),
    );
    if (lowered?.code !== kept?.code) tooNew.push(file);
    // The playground's packages check first whether it exists.
    if (file.includes('playground-runtime')) continue;
    for (const [call] of text.matchAll(newerCalls)) tooNew.push(`${file} calls ${call}`);
  }
  expect(tooNew).toEqual([]);
});

test('a page is read, and leads on, without anchor positioning', async ({ page }) => {
  // The style sheets are inline, and the policy knows them by their hash.
  await page.route(/\/docs[^.]*$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(anchor-name|position-[a-z-]+):/g, 'x-$1:');
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  await readAndGoOn(page);
  // The last page may still ask for a style sheet.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
