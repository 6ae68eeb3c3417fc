import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';
import { expectSection, idOf } from '../support/expect-section.ts';
import { expect, test } from '../support/test.ts';

/** Addresses in the doc comments of the published packages. */
async function packageLinks(): Promise<string[]> {
  const text = await readFile(join(projectRoot, 'tests/data/package-links.tsv'), 'utf8');
  const addresses = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => new URL(line.split('\t')[2] ?? ''))
    .map(({ pathname, hash }) => pathname + hash);
  return [...new Set(addresses)];
}

test('[P8] every address that the packages name answers', async ({ request, served }) => {
  const failures: string[] = [];
  for (const address of await packageLinks()) {
    const [path = ''] = address.split('#');
    const response = await request.get(path);
    if (!response.ok()) failures.push(`${path} -> ${response.status()}`);
    // A host without rules has a page there, which redirects.
    const file = join(served.dir, path, 'index.html');
    const html = await readFile(file, 'utf8').catch(() => '');
    if (html === '') failures.push(`${path} has no page for hosts without rules`);
  }
  expect(failures).toEqual([]);
});

test('[R2] every section that the packages name is found', async ({ page }) => {
  const addresses = (await packageLinks()).filter((address) => address.includes('#'));
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) {
    await page.goto(address);
    // After all redirects, the browser is at the section in its address bar.
    await expect
      .poll(() => page.evaluate(() => document.querySelector(':target') !== null))
      .toBe(true);
    await expectSection(page, idOf(page.url()));
  }
});
