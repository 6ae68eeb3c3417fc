/**
 * Makes the two font files of the site from the packages that ship them: only the characters that the
 * site can need, only the weight axis, only the features that its styles ask for. (Rules for what stands
 * beside what, `calt`, are many, and every word would be held against them.) Run it after an update of those packages: `npx tsx scripts/build-fonts.ts`.
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

/** Basic Latin, Latin-1, and the signs that prose and code use. */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[...'ŒœŠšŽžŸ–—‘’‚“”„†‡•…‰‹›€™←↑→↓↔↗−≈≠≤≥×·✓✗│├└─'],
].join('');

for (const { name, from, weights, features } of FONTS) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  // A value of its own: the types of the package do not know `keepFeatures` yet.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weights },
    keepFeatures: features,
  };
  const subset = await subsetFont(source, characters, options);
  const target = new URL(`../src/ui/styles/fonts/${name}.woff2`, import.meta.url);
  await writeFile(target, subset);
  // Whoever passes the font on has to pass on its license.
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
