import { contrast, type Rgb } from '../../styles/oklch.ts';

/** Contrast of two colors such as `#398ccb`, as defined by WCAG 2: 1 to 21. */
export function contrastOf(hex: string, ground: string): number {
  return contrast(fromHex(hex), fromHex(ground));
}

/** The uses for which a contrast is sufficient. */
export function fitness(ratio: number): string {
  if (ratio >= 7) return 'long text';
  if (ratio >= 4.5) return 'text';
  if (ratio >= 3) return 'large text, shapes';
  return 'nothing that must be read';
}

/** `#398ccb` to linear sRGB. */
export function fromHex(hex: string): Rgb {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}
