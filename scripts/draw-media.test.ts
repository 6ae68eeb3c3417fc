import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { imageSize } from 'image-size';
import { glob } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import siteConfig from '../site.config.ts';
import {
  brandArchive,
  brandFiles,
  brandPath,
  brandSvg,
  pngScale,
  tabIcon,
} from '../src/ui/brand/brand-files.ts';
import { markWire, nameLetters } from '../src/ui/brand/drawing.ts';
import { storedZip } from './stored-zip.ts';

const read = (path: string) => readFileSync(new URL(`../content/static${path}`, import.meta.url));

describe('the files of the brand are what their drawings say; else run scripts/draw-media.ts', () => {
  test.each(brandFiles)('[P5] $name', (file) => {
    expect(read(brandPath(file, 'svg')).toString()).toBe(file.svg);
    expect(imageSize(read(brandPath(file, 'png')))).toMatchObject({
      width: file.width * pngScale,
      height: file.height * pngScale,
    });
  });

  test('[P5] the archive holds all of them', () => {
    const all = brandFiles.flatMap((file) =>
      (['svg', 'png'] as const).map((format) => ({
        name: `trpc-brand/${file.name}.${format}`,
        data: read(brandPath(file, format)),
      })),
    );
    expect(storedZip(all).equals(read(brandArchive))).toBe(true);
  });

  test('[P5] [M2] the icon of tabs and the logo at its old address are the mark', () => {
    expect(read('/favicon.svg').toString()).toBe(tabIcon);
    expect(read('/img/logo.svg').toString()).toBe(brandSvg('mark'));
    const { images } = imageSize(read('/favicon.ico'));
    expect(images?.map(({ width }) => width)).toEqual([16, 32, 48]);
  });

  test('[P5] the icon of tabs has a thicker wire at 16 pixels, and is the mark elsewhere', () => {
    const mark = brandSvg('mark');
    const [, usual = '', thick = ''] =
      /<g class="usual">(.+?)<\/g><g class="thick" display="none">(.+?)<\/g>/.exec(tabIcon) ?? [];
    expect(mark).toContain(usual);
    const sizes = (svg: string) =>
      [...svg.matchAll(/(?:stroke-width| r)="([\d.]+)"/g)].map(([, size]) => Number(size));
    expect(sizes(usual)).toHaveLength(3);
    for (const [index, size] of sizes(thick).entries()) {
      expect(size).toBeGreaterThan(sizes(usual)[index] ?? size);
    }
    expect(tabIcon).toContain('@media (max-width:20px)');
  });

  test('[P5] another mark is one folder: nothing else draws it', async () => {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const sources = await glob(['{src,content,scripts}/**/*.{ts,tsx,css,svg,mdx}'], {
      cwd: root,
      ignore: ['**/node_modules/**', 'content/static/**', 'src/ui/brand/**'],
    });
    const drawn = [markWire, nameLetters];
    const found = sources.filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return drawn.some((path) => text.includes(path));
    });
    expect(sources.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  test('[M2] the icons of the web manifest are as large as it says', () => {
    const sizes = siteConfig.icons?.map(({ path, sizes, type }) => {
      if (type === 'image/svg+xml') return sizes === 'any';
      const { width, height } = imageSize(read(path));
      return sizes === `${width}x${height}`;
    });
    expect(sizes).toEqual([true, true, true, true]);
  });
});
