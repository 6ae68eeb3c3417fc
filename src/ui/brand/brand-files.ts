import { type BrandColor, type BrandVariant, markWire, nameLetters } from './drawing.ts';

/**
 * The logo and the wordmark, drawn once: `scripts/draw-media.ts` generates the files in `content/static` from this
 * list, and the page at `/media` shows them. To use another logo, change this folder and run the script.
 */

const blue = '#398ccb';
const ink = '#16202b';
const white = '#ffffff';

/** Two ends and one typed wire between them, on a grid of 32. */
function wire(color: string, { width, end } = { width: 2.6, end: 3.2 }): string {
  return `<path d="${markWire}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/><circle cx="9" cy="10" r="${end}" fill="${color}"/><circle cx="23" cy="22" r="${end}" fill="${color}"/>`;
}

/** For a tab's 16 pixels, on which the usual wire blurs. */
const thickWire = wire(white, { width: 4, end: 4.5 });

const tile = `<rect width="32" height="32" rx="8" fill="${blue}"/>`;

function letters(color: string): string {
  return `<path d="${nameLetters}" fill="none" stroke="${color}" stroke-width="2.9" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function drawing(width: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32"><title>tRPC</title>${content}</svg>\n`;
}

const mark = { width: 32, height: 32 };
const wordmark = { width: 99, height: 32 };

export const brandFiles: BrandVariant[] = [
  {
    name: 'mark',
    label: 'Mark',
    ground: 'light',
    use: 'On any background, because it includes its own.',
    ...mark,
    svg: drawing(32, tile + wire(white)),
  },
  {
    name: 'mark-mono',
    label: 'Mark, one color',
    ground: 'light',
    use: 'On light backgrounds and in print.',
    ...mark,
    svg: drawing(32, wire(ink)),
  },
  {
    name: 'mark-light',
    label: 'Mark, white',
    ground: 'dark',
    use: 'On dark backgrounds and photographs.',
    ...mark,
    svg: drawing(32, wire(white)),
  },
  {
    name: 'wordmark',
    label: 'Wordmark',
    ground: 'light',
    use: 'On light backgrounds. Preferred.',
    ...wordmark,
    svg: drawing(99, tile + wire(white) + letters(ink)),
  },
  {
    name: 'wordmark-on-dark',
    label: 'Wordmark for dark backgrounds',
    ground: 'dark',
    use: 'On dark backgrounds. Preferred there.',
    ...wordmark,
    svg: drawing(99, tile + wire(white) + letters(white)),
  },
  {
    name: 'wordmark-mono',
    label: 'Wordmark, one color',
    ground: 'light',
    use: 'On light backgrounds and in print, where only one color is available.',
    ...wordmark,
    svg: drawing(99, wire(ink) + letters(ink)),
  },
  {
    name: 'wordmark-light',
    label: 'Wordmark, white',
    ground: 'dark',
    use: 'On dark backgrounds and photographs, where only one color is available.',
    ...wordmark,
    svg: drawing(99, wire(white) + letters(white)),
  },
];

/** The archive of all files. */
export const brandArchive = '/brand/trpc-brand.zip';

/** Path of a file on the site. */
export function brandPath(file: BrandVariant, format: 'svg' | 'png'): string {
  return `/brand/${file.name}.${format}`;
}

/** The drawing of a variant, by its name. */
export function brandSvg(name: string): string {
  const file = brandFiles.find((it) => it.name === name);
  if (file === undefined) throw new Error(`There is no drawing named ${name}.`);
  return file.svg;
}

/** Pixels of the PNG for each unit of the drawing. */
export const pngScale = 16;

/**
 * The icon of tabs: the mark, with a thicker wire where it is at most 20 pixels wide. Programs that ignore the media
 * query draw the mark.
 */
export const tabIcon = drawing(
  32,
  `<style>@media (max-width:20px){.usual{display:none}.thick{display:inline}}</style>${tile}<g class="usual">${wire(white)}</g><g class="thick" display="none">${thickWire}</g>`,
);

/**
 * The icon that home screens crop to their own shape: the tile fills the whole area, with the wire in the safe middle.
 */
export const fullTile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${blue}"/><g transform="translate(3.2 3.2) scale(.8)">${wire(white)}</g></svg>\n`;

export const brandColors: BrandColor[] = [
  { name: 'Blue', hex: blue, oklch: '0.619 0.125 246', use: 'The mark and the wire.' },
  {
    name: 'Ink',
    hex: ink,
    oklch: '0.239 0.026 251',
    use: 'The name, and text on light backgrounds.',
  },
  {
    name: 'White',
    hex: white,
    oklch: '1 0 0',
    use: 'The wire in the mark, text on dark backgrounds.',
  },
  {
    name: 'Deep blue',
    hex: '#0369a1',
    oklch: '0.5 0.12 243',
    use: 'Links and buttons on light backgrounds.',
  },
  {
    name: 'Sky blue',
    hex: '#79c0f1',
    oklch: '0.78 0.1 240',
    use: 'Links on dark backgrounds.',
  },
];
