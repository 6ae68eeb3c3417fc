import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findProgram } from './programs.ts';

/** Two pixels per millimeter: fine enough for text, and a sheet takes 30 ms. */
const PIXELS_PER_MM = 2;

/** A line of text on a sheet. */
interface SheetLine {
  text: string;
  /** Its lower end in millimeters from the top of the sheet. */
  bottom: number;
  /** In millimeters. */
  height: number;
}

/** A printed sheet: an image, and its text. */
export interface Sheet {
  /** Size in pixels; `millimeters` converts it. */
  width: number;
  height: number;
  /** From 0, black, to 255, white; row after row. */
  pixels: Uint8Array;
  /** In page order, not by position. */
  lines: SheetLine[];
}

/** Pixels for a length on paper. */
export const millimeters = (length: number): number => Math.round(length * PIXELS_PER_MM);

/**
 * Prints a page on A4 with default settings, or with backgrounds.
 *
 * Poppler renders the sheets: it is the only renderer that the system keeps up to date, and it is already needed for
 * the text. Renderers for Node take 20 MB and more, or a canvas compiled for each system.
 */
export async function printedSheets(
  page: Page,
  options: { printBackground?: boolean } = {},
): Promise<Sheet[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-paper-'));
  try {
    const file = join(folder, 'page.pdf');
    await writeFile(file, await page.pdf({ ...options, format: 'A4' }));
    const [pictures, texts] = await Promise.all([drawn(file), readLines(file)]);
    return pictures.map((picture, index) => ({ ...picture, lines: texts[index] ?? [] }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function drawn(file: string): Promise<Omit<Sheet, 'lines'>[]> {
  const resolution = String(25.4 * PIXELS_PER_MM);
  return greyMaps(await output(findProgram('sheetPictures'), ['-r', resolution, '-gray', file]));
}

/** Images in a sequence in the simplest format: `P5`, width, height and 255, then one byte per pixel. */
function greyMaps(bytes: Buffer): Omit<Sheet, 'lines'>[] {
  const pictures: Omit<Sheet, 'lines'>[] = [];
  let start = 0;
  while (start < bytes.length) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', start, start + 40));
    if (!head) throw new Error('The pictures of the sheets are in another format than pdftoppm’s.');
    const [width, height] = [Number(head[1]), Number(head[2])];
    const first = start + head[0].length;
    start = first + width * height;
    pictures.push({ width, height, pixels: bytes.subarray(first, start) });
  }
  return pictures;
}

async function readLines(file: string): Promise<SheetLine[][]> {
  const text = (await output(findProgram('sheetText'), ['-bbox-layout', file, '-'])).toString();
  return text
    .split('<page ')
    .slice(1)
    .map((sheet) =>
      [...sheet.matchAll(/<line [^>]*yMin="([\d.]+)"[^>]*yMax="([\d.]+)">(.*?)<\/line>/gs)].map(
        ([, top, bottom, words]) => ({
          text: [...(words ?? '').matchAll(/<word [^>]*>(.*?)<\/word>/g)]
            .map(([, word]) => unescapeXml(word ?? ''))
            .join(' '),
          bottom: fromPoints(Number(bottom)),
          height: fromPoints(Number(bottom) - Number(top)),
        }),
      ),
    );
}

/** Points are 72 per inch. */
const fromPoints = (points: number): number => (points * 25.4) / 72;

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const unescapeXml = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? '');

async function output(program: string, parameters: string[]): Promise<Buffer> {
  const run = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const parts: Buffer[] = [];
  run.stdout.on('data', (part: Buffer) => parts.push(part));
  const [code] = await once(run, 'close');
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
  return Buffer.concat(parts);
}
