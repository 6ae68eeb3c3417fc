/** Shapes of the logo and the wordmark on a grid of 32, and the format of their file list. */

/** The wire of the logo, from the middle of one end to the middle of the other. */
export const markWire = 'M9 10h3.5c6 0 1 12 7 12H23';

/** The name beside the logo, drawn with the same wire: strokes of one width with round ends. */
export const nameLetters =
  'M44.4 8.4v10.8a3.1 3.1 0 0 0 3.1 3.1h1.3M41.2 12.9h7.4M54.6 22.3V9.1h5.5a4 4 0 0 1 0 8h-5.5M60.4 17.1l4.2 5.2M70.4 22.3V9.1h5.5a4.1 4.1 0 0 1 0 8.2h-5.5M97.1 12.2a6.6 6.6 0 1 0 0 7';

/** A variant of the logo or the wordmark. */
export interface BrandVariant {
  /** Name of its files, without extension. */
  name: string;
  label: string;
  /** Intended background. */
  ground: 'light' | 'dark';
  use: string;
  width: number;
  height: number;
  /** Its drawing. */
  svg: string;
}

/** A color on the media page. */
export interface BrandColor {
  name: string;
  /** `#398ccb`. */
  hex: string;
  /** `L C h`, as CSS writes it inside `oklch()`. */
  oklch: string;
  use: string;
}
