/**
 * Takes the screenshots in README.md, light and dark, from a served site:
 * `npm run serve -- --port 8080`, then `npx tsx scripts/take-pictures.ts http://localhost:8080`.
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { projectRoot } from '#engine/project-root.ts';
import { browserOptions } from '../tests/support/find-browser.ts';

/** In CSS pixels: wide enough for menu, text and contents. */
const SIZE = { width: 1280, height: 720 };

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const browser = await chromium.launch(browserOptions());
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: SIZE, colorScheme, reducedMotion: 'reduce' });
  // External content is not in the screenshots.
  await page.route(
    ({ origin }) => origin !== new URL(address).origin,
    (route) => route.abort(),
  );
  await page.goto(new URL('/docs/quickstart', address).href, { waitUntil: 'networkidle' });
  await page.screenshot({
    path: join(projectRoot, `.github/pictures/docs-${colorScheme}.jpg`),
    type: 'jpeg',
    quality: 80,
  });
  await page.close();
}
await browser.close();
