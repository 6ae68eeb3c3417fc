declare module 'subset-font' {
  /** Cuts a font down to the characters of `text`. */
  // biome-ignore lint/style/noDefaultExport: the package's own
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      preserveNameIds?: number[];
      variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    },
  ): Promise<Buffer>;
}
