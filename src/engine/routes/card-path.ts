/** Size of a drawn card in pixels, large enough for social networks to show it large. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/**
 * Where the card of a page is published. The name does not change with the image, because social networks keep an
 * address for months.
 */
export function cardPath(path: string): string {
  return `/social${path === '/' ? '/index' : path}.png`;
}
