import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { transform } from 'esbuild';
import { glob } from 'tinyglobby';
import { test, visit } from '../support/test.ts';

/** Reads a page, points at its code, follows a link and comes back, as any reader does. */
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

/** What is newer than the build's target: none of the scripts may need it. */
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

/** What is taken away, each for itself, and all that is newer together. */
const missing = [
  newer,
  ['window.navigation'],
  ['Document.prototype.startViewTransition'],
  ['HTMLElement.prototype.popover', 'HTMLElement.prototype.showPopover'],
  ['Promise.withResolvers'],
  ['Array.prototype.at'],
  ['window.structuredClone', 'window.requestIdleCallback'],
];

/** Takes something out of the page that runs this; says whether it was there. */
function take(path: string): boolean {
  const parts = path.split('.').filter((part) => part !== 'window');
  const name = parts.pop() ?? '';
  const holder = parts.reduce((value, part) => Reflect.get(value, part), window as object);
  return name in holder && Reflect.deleteProperty(holder, name);
}

for (const paths of missing) {
  // What a page cannot cope with fails the test: see `watch`.
  const what = paths === newer ? 'all that is newer than the target' : paths.join(' and ');
  test(`a page is read, and leads on, without ${what}`, async ({ page }) => {
    for (const path of paths) await page.addInitScript(take, path);
    await readAndGoOn(page);
    for (const path of paths) expect(await page.evaluate(take, path), path).toBe(false);
  });
}

/** The oldest browsers of the build's target: what Vite means by `baseline-widely-available`. */
const oldest = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** They have both, but esbuild sees to more than syntax where it meets them. */
const supported = {
  'regexp-lookbehind-assertions': true,
  'regexp-unicode-property-escapes': true,
};

/** Every script that pages lead to, by name: those of the build before are still beside them. */
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

/** Calls for which there is no way around where they are missing. */
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
    // The packages of the playground look first whether it is there.
    if (file.includes('playground-runtime')) continue;
    for (const [call] of text.matchAll(newerCalls)) tooNew.push(`${file} calls ${call}`);
  }
  expect(tooNew).toEqual([]);
});

test('a page is read, and leads on, without anchor positioning', async ({ page }) => {
  // The sheets stand in the documents, where the policy knows them by their hash.
  await page.route(/\/docs[^.]*$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(anchor-name|position-[a-z-]+):/g, 'x-$1:');
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  await readAndGoOn(page);
});
