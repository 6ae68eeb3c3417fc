import { availableParallelism } from 'node:os';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { messageOf } from '../message-of.ts';
import { cardPath } from '../routes/card-path.ts';
import type { Site } from '../site.ts';
import { cardOf } from './card.ts';
import { type CardPainter, createCardPainter } from './card-painter.ts';

/** The social cards of a site. */
export interface DrawnCards {
  /** Path below the output folder -> PNG. */
  files: Map<string, Uint8Array>;
  problems: Problem[];
  /** Number of cards that were not cached. */
  drawn: number;
}

/** Draws the card of every page without its own image; unchanged cards come from the cache. */
export async function drawCards(options: {
  site: {
    config: Pick<Site['config'], 'url' | 'baseUrl' | 'favicon'>;
    shell: Pick<Site['shell'], 'title' | 'url'>;
    routes: Route[];
  };
  siteRoot: string;
  cache: ContentCache;
  /** The painter; created if left out. */
  painter?: CardPainter;
}): Promise<DrawnCards> {
  const { site, siteRoot, cache } = options;
  const { config, shell } = site;
  const cards: DrawnCards = { files: new Map(), problems: [], drawn: 0 };
  const routes = site.routes.filter(
    ({ path, page }) => page.head.image.href === absoluteAddress(config, cardPath(path)),
  );
  if (routes.length === 0) return cards;
  const painter = options.painter ?? (await createCardPainter({ siteRoot, config }));

  /** Called with the reason if a card could not be drawn. */
  const drawCard = async ({ path, page }: Route): Promise<string | undefined> => {
    const card = cardOf({ shell, page });
    const key = painter.keyOf(card);
    const known = await cache.read<string>(key);
    if (known !== undefined) {
      cards.files.set(cardPath(path).slice(1), Buffer.from(known, 'base64'));
      return undefined;
    }
    try {
      const png = await painter.draw(card);
      cards.drawn += 1;
      cards.files.set(cardPath(path).slice(1), png);
      await cache.write(key, Buffer.from(png).toString('base64'));
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  };
  const reasons = await mapConcurrently(routes, drawCard, availableParallelism());
  const failures = new Map<string, Route[]>();
  for (const [index, route] of routes.entries()) {
    const reason = reasons[index];
    if (reason !== undefined) failures.set(reason, [...(failures.get(reason) ?? []), route]);
  }
  cards.problems.push(...[...failures].map(([reason, failed]) => cardProblem(reason, failed)));
  return cards;
}

/** A failure usually affects all cards, so it is reported once. */
function cardProblem(reason: string, [first, ...others]: Route[]): Problem {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return {
    code: 'card-failed',
    severity: 'error',
    message: `The social card of ${first?.path}${more} could not be drawn: ${reason}`,
    hint: 'Name a picture in the "image" of the page, or one for all pages in "socialCard" of site.config.ts.',
    ...first?.source,
  };
}
