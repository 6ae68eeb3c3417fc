import type { Locator, Page } from '@playwright/test';
import { REAL_SITE } from './build-site.ts';
import { devTest } from './dev-test.ts';
import { createProjectFiles, type ProjectFiles } from './project-files.ts';
import { expect as expectSoon, hydrated } from './test.ts';

/** Compilers may have to warm up; `bench/dev.ts` measures the duration of edits. */
export const expect = expectSoon.configure({ timeout: 40_000 });

/**
 * An author's setup: an open page in a browser, files to edit, no manual reloads. If the site is not the project's own
 * (`siteName`), file names are still relative to the project.
 */
export const test = devTest.extend<{
  files: ProjectFiles;
  open: (path: string) => Promise<Page>;
}>({
  files: async ({ project }, use) => {
    const files = createProjectFiles(project);
    await use(files);
    await files.restoreAll();
  },
  open: async ({ page, dev, watch, siteName }, use) => {
    // Overlays log to the console what they show on the screen.
    watch.expectErrors(/\[vite\]|Failed to load resource|vite-error|\/src\//);
    const server = await dev(siteName === REAL_SITE ? '.' : `tests/sites/${siteName}`);
    watch.allowForeignRequests(server.requests);
    await use(async (path) => {
      await page.goto(server.origin + path);
      await hydrated(page);
      return page;
    });
    expect(server.isAlive(), 'the server is alive').toBe(true);
  },
});

/** Waits until the overlay shows a problem of the file, with its line. */
export async function expectOverlay(page: Page, file: string): Promise<void> {
  await expect(overlayOf(page)).toBeVisible();
  await expect(overlayOf(page)).toContainText(
    new RegExp(`${file.replaceAll('.', '\\.')}\\S*:\\d+`),
  );
}

export async function expectNoOverlay(page: Page): Promise<void> {
  await expect(overlayOf(page)).toHaveCount(0);
}

export function overlayOf(page: Page): Locator {
  return page.locator('vite-error-overlay .window');
}
