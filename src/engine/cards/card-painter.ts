import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { readFingerprint } from '../cache/fingerprint.ts';
import { hash } from '../hashing/hash.ts';
import { projectRoot } from '../project-root.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../routes/card-path.ts';
import type { Card } from './card.ts';
import { CODE_FONT, GROUND, groundDrawing, layOutCard, MARK, TEXT_FONT } from './card-layout.ts';

/** Draws social cards. */
export interface CardPainter {
  /** Identifies everything that the drawing depends on. */
  keyOf(card: Card): string;
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
  const images = [
    { src: GROUND, data: Buffer.from(groundDrawing) },
    { src: MARK, data: mark },
  ];
  const painter = await readFingerprint('cards');
  const fingerprint = hash(painter.key, mark, groundDrawing, ...fonts.map(({ data }) => data));

  const createRenderer = async () => {
    const { Renderer } = await import('@takumi-rs/core');
    const renderer = new Renderer();
    for (const font of fonts) await renderer.registerFont(font);
    return renderer;
  };
  let renderer: ReturnType<typeof createRenderer> | undefined;

  return {
    keyOf: (card) => hash('card', fingerprint, JSON.stringify(layOutCard(card))),
    async draw(card) {
      renderer ??= createRenderer();
      return (await renderer).render(layOutCard(card), {
        width: CARD_WIDTH,
        height: CARD_HEIGHT,
        format: 'png',
        images,
      });
    },
  };
}
