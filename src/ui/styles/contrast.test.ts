import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, type Rgb, toRgb } from './oklch.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [usual = '', more = ''] = css.split('@media (prefers-contrast: more)');
const usualColors = readColors(usual);
const moreColors = new Map([...usualColors, ...readColors(more)]);

/** All background colors of text. */
const grounds = ['ground', 'surface', 'surface-2', 'raised', 'hover'];
const tints = ['tint-info', 'tint-ok', 'tint-warning', 'tint-danger'];

/** Foreground and background pairs with their minimum contrast. */
const pairs: { ink: string; on: string[]; least: number; why: string }[] = [
  { ink: 'text', on: [...grounds, ...tints], least: 7, why: 'text that is read' },
  { ink: 'text-strong', on: [...grounds, ...tints], least: 7, why: 'text that is read' },
  { ink: 'text-muted', on: [...grounds, ...tints], least: 4.5, why: 'text beside the text' },
  { ink: 'text-strong', on: ['selection'], least: 7, why: 'text that a reader selects' },
  { ink: 'text-strong', on: ['selected'], least: 7, why: 'the label of a selected part' },
  { ink: 'link', on: [...grounds, ...tints], least: 4.5, why: 'links' },
  { ink: 'ok', on: ['ground', 'surface', 'tint-ok'], least: 4.5, why: 'text that judges' },
  {
    ink: 'warning',
    on: ['ground', 'surface', 'tint-warning'],
    least: 4.5,
    why: 'text that judges',
  },
  { ink: 'danger', on: ['ground', 'surface', 'tint-danger'], least: 4.5, why: 'text that judges' },
  { ink: 'on-primary', on: ['primary', 'primary-hover'], least: 4.5, why: 'labels of buttons' },
  { ink: 'on-announcement', on: ['announcement'], least: 7, why: 'text that is read' },
  { ink: 'wire', on: ['ground', 'surface'], least: 3, why: 'the mark of the current entry' },
  { ink: 'focus', on: [...grounds, 'tint-warning'], least: 3, why: 'the ring of the focus' },
  { ink: 'control', on: ['ground', 'surface'], least: 3, why: 'the edge of a control' },
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const measure = (colors: typeof usualColors, ink: string, ground: string) =>
    contrast(colorOf(colors, ink)[theme], colorOf(colors, ground)[theme]);

  test.each(pairs)('$ink has a contrast of at least $least: $why', ({ ink, on, least }) => {
    for (const ground of on) {
      const name = `--color-${ink} on --color-${ground}`;
      expect(measure(usualColors, ink, ground), name).toBeGreaterThanOrEqual(least);
    }
  });

  test.each([
    ['text', 12],
    ['text-muted', 7],
    ['border', 3],
  ] as const)('who asks for more contrast gets at least that: %s, %i', (ink, least) => {
    expect(measure(moreColors, ink, 'ground')).toBeGreaterThanOrEqual(least);
  });
});

function readColors(source: string): Map<string, Record<'light' | 'dark', Rgb>> {
  const both = /--color-([a-z0-9-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g;
  const same = /--color-([a-z0-9-]+): oklch\(([\d. ]+)\)/g;
  return new Map([
    ...[...source.matchAll(both)].map(
      ([, name = '', light = '', dark = '']) =>
        [name, { light: toRgb(light), dark: toRgb(dark) }] as const,
    ),
    ...[...source.matchAll(same)].map(
      ([, name = '', value = '']) => [name, { light: toRgb(value), dark: toRgb(value) }] as const,
    ),
  ]);
}

function colorOf(colors: ReturnType<typeof readColors>, name: string) {
  const pair = colors.get(name);
  if (!pair) throw new Error(`tokens.css has no --color-${name}`);
  return pair;
}
