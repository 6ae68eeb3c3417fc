/**
 * Draws the brand files of `src/ui/brand` into `content/static`: SVG, PNG, an archive of all of them, and the icons for
 * tabs and home screens. Run it after changing the drawings: `npx tsx scripts/draw-media.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { projectRoot } from '#engine/project-root.ts';
import {
  brandArchive,
  brandFiles,
  brandPath,
  brandSvg,
  fullTile,
  pngScale,
  tabIcon,
} from '../src/ui/brand/brand-files.ts';
import { browserOptions } from '../tests/support/find-browser.ts';
import { iconFile } from './icon-file.ts';
import { storedZip } from './stored-zip.ts';

const folder = join(projectRoot, 'content/static');
for (const name of ['brand', 'icons', 'img']) {
  await mkdir(join(folder, name), { recursive: true });
}

const browser = await chromium.launch(browserOptions());
const packed: { name: string; data: Buffer }[] = [];
for (const file of brandFiles) {
  const { svg, width, height } = file;
  const png = await draw({ browser, svg, width: width * pngScale, height: height * pngScale });
  for (const [format, data] of [
    ['svg', Buffer.from(svg)],
    ['png', png],
  ] as const) {
    await save(brandPath(file, format), data);
    packed.push({ name: `trpc-brand/${file.name}.${format}`, data });
  }
}
await save(brandArchive, storedZip(packed));

await save('/favicon.svg', Buffer.from(tabIcon));
const small = [16, 32, 48].map(async (size) => {
  return { size, png: await draw({ browser, svg: tabIcon, width: size, height: size }) };
});
// Old addresses that other sites and programs request.
await save('/favicon.ico', iconFile(await Promise.all(small)));
const mark = brandSvg('mark');
await save('/img/logo.svg', Buffer.from(mark));
for (const size of [192, 512]) {
  const options = { browser, width: size, height: size };
  await save(`/icons/icon-${size}.png`, await draw({ ...options, svg: mark }));
}
const square = (size: number) => draw({ browser, svg: fullTile, width: size, height: size });
await save('/icons/icon-maskable-512.png', await square(512));
// Requested at this address without a link.
await save('/apple-touch-icon.png', await square(180));
await browser.close();

/** The drawing as PNG with a transparent background. */
async function draw(options: {
  browser: Browser;
  svg: string;
  width: number;
  height: number;
}): Promise<Buffer> {
  const { svg, width, height } = options;
  const page = await options.browser.newPage({ viewport: { width, height } });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<style>body{margin:0}img{display:block;inline-size:100vw;block-size:100vh}</style><img src="${source}">`,
  );
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

async function save(path: string, data: Buffer): Promise<void> {
  await writeFile(join(folder, path), data);
  console.log(`${path}: ${data.length} bytes`);
}
