/**
 * Makes the site's two font files from their packages, with only the necessary characters, the weight axis, and the
 * features that the styles use. (The contextual rules in `calt` are numerous, and every word would be matched against
 * them.) Run it after updating those packages: `npx tsx scripts/build-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const FONTS = [
  {
    name: 'inter',
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    features: ['kern', 'mark', 'ccmp', 'tnum', 'ss03', 'cv11'],
  },
  {
    name: 'jetbrains-mono',
    from: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    features: ['mark', 'ccmp'],
  },
];

/** Basic Latin, Latin-1, and symbols used in prose and code. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[...'ŒœŠšŽžŸ–—‘’‚“”„†‡•…‰‹›€™←↑→↓↔↗−≈≠≤≥×·✓✗│├└─'],
].join('');

for (const { name, from, weights, features } of FONTS) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  // A separate variable, because the package's types lack `keepFeatures`.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weights },
    keepFeatures: features,
  };
  const subset = await subsetFont(source, characters, options);
  const target = new URL(`../src/ui/styles/fonts/${name}.woff2`, import.meta.url);
  await writeFile(target, subset);
  // The font's license must be distributed with it.
  const license = await readFile(fileURLToPath(import.meta.resolve(licenseOf(from))));
  await writeFile(new URL(`../src/ui/styles/fonts/${name}.license.txt`, import.meta.url), license);
  console.log(`${name}: ${source.length} -> ${subset.length} bytes`);
}

function licenseOf(font: string): string {
  return font.replace(/files\/.*/, 'LICENSE');
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
}
