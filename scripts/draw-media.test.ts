import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { describe, expect, test } from 'vitest';
import { brandArchive, brandFiles, brandPath, pngScale } from '../content/brand-files.ts';
import siteConfig from '../site.config.ts';
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

  test('[M2] the icons of the web manifest are as large as it says', () => {
    const sizes = siteConfig.icons?.map(({ path, sizes, type }) => {
      if (type === 'image/svg+xml') return sizes === 'any';
      const { width, height } = imageSize(read(path));
      return sizes === `${width}x${height}`;
    });
    expect(sizes).toEqual([true, true, true, true]);
  });
});
