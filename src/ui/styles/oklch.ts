/** Linear sRGB, each 0 to 1. */
export type Rgb = [red: number, green: number, blue: number];

/** `L C h` in OKLCH (`0.62 0.12 245`) to linear sRGB; colors outside the gamut are clipped. */
export function toRgb(value: string): Rgb {
  const [lightness = 0, chroma = 0, hue = 0] = value.split(' ').map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return clamp([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

/** Contrast of two colors, as defined by WCAG 2: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const luminance = ([r, g, b2]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b2;
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Limits every component to 0 to 1. */
export function clamp(color: Rgb): Rgb {
  return color.map((value) => Math.min(1, Math.max(0, value))) as Rgb;
}
