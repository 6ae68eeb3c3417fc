import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { readFingerprint } from '../cache/fingerprint.ts';
import { hash } from '../hashing/hash.ts';
import { projectRoot } from '../project-root.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../routes/card-path.ts';
import type { Card } from './card.ts';
import {
  drawGround,
  GROUND,
  layOutCard,
  layOutTitle,
  MARK,
  TITLE_SIZES,
  titleFits,
} from './card-layout.ts';
import { CODE_FONT, TEXT_FONT } from './card-parts.ts';

/** Draws social cards. */
export interface CardPainter {
  /** Identifies everything that the drawing depends on. */
  keyOf(card: Card): string;
  /** The largest size in pixels at which the title is shown whole, or the smallest of all. */
  titleSizeOf(title: string): Promise<number>;
  /** @returns a PNG of 1200 by 630 pixels */
  draw(card: Card): Promise<Uint8Array>;
}

const FONTS = [
  { name: TEXT_FONT, file: 'inter.woff2' },
  { name: CODE_FONT, file: 'jetbrains-mono.woff2' },
];

/** Used on a site without an icon. */
const NO_MARK = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Reads fonts and the site's icon. The renderer is loaded with the first card and runs on its own threads. */
export async function createCardPainter({
  siteRoot,
  config,
}: {
  siteRoot: string;
  config: Pick<ResolvedSiteConfig, 'favicon'>;
}): Promise<CardPainter> {
  const folder = join(projectRoot, 'src/ui/styles/fonts');
  const fonts = await Promise.all(
    FONTS.map(async ({ name, file }) => ({ name, data: await readFile(join(folder, file)) })),
  );
  // Checks report missing files, because pages link to them.
  const mark = await readFile(join(siteRoot, 'content/static', config.favicon ?? '')).catch(() =>
    Buffer.from(NO_MARK),
  );
  const painter = await readFingerprint('cards');
  const fingerprint = hash(painter.key, mark, ...fonts.map(({ data }) => data));

  const createRenderer = async () => {
    const { Renderer } = await import('@takumi-rs/core');
    const renderer = new Renderer();
    for (const font of fonts) await renderer.registerFont(font);
    return renderer;
  };
  let created: ReturnType<typeof createRenderer> | undefined;
  const openRenderer = () => {
    created ??= createRenderer();
    return created;
  };

  const titleSizeOf = async (title: string) => {
    const renderer = await openRenderer();
    let smallest = 0;
    for (const size of TITLE_SIZES) {
      smallest = size;
      const { height } = await renderer.measure(layOutTitle(title, size));
      if (titleFits(height, size)) break;
    }
    return smallest;
  };

  return {
    // The layout is among the sources in the fingerprint.
    keyOf: (card) => hash('card', fingerprint, JSON.stringify(card)),
    titleSizeOf,
    async draw(card) {
      const renderer = await openRenderer();
      return renderer.render(layOutCard(card, await titleSizeOf(card.title)), {
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        format: 'png',
        images: [
          { src: GROUND, data: Buffer.from(drawGround(card)) },
          { src: MARK, data: mark },
        ],
      });
    },
  };
}
