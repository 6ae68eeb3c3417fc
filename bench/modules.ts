import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { BenchOptions } from './run.ts';
import { buildRealSite } from './support/open-site.ts';
import { formatBytes, printNote, printTable } from './support/print-table.ts';
import { BUNDLER, type ScriptPart, weighModules } from './support/weigh-modules.ts';

const compress = promisify(brotliCompress);

const PAGE = 'docs/quickstart/index.html';

/** Why every docs page has a module, by the start of its path; the first that fits. */
const reasons: Record<string, string> = {
  'node_modules/react-dom/': 'hydrates the page and replaces it after a click',
  'node_modules/react/': 'what components import',
  'node_modules/scheduler/': 'lets clicks and keys go before rendering',
  'node_modules/@vitejs/plugin-rsc/': 'reads payloads',
  [BUNDLER]: 'connects modules; the files of parts that load later',
  'src/app/router/': 'clicks, pages fetched ahead, scroll positions',
  'src/app/': 'the start, the screen after a crash, page views',
  'src/shared/': 'addresses, stacks, texts with values',
  'src/ui/code/': 'listens for copy, wrap and hovers; the cards load later',
  'src/ui/frame/navbar/': 'the bar, and the menu on narrow screens',
  'src/ui/frame/sidebar/': 'opens and closes groups, scrolls to the current page',
  'src/ui/frame/': 'contents, footer, theme, version, announcement',
  'src/ui/search/': 'the button and its keys; the search itself loads later',
  'src/ui/primitives/': 'menus, tabs, parts that load later',
  'src/ui/hooks/': 'storage, the wire, what several components share',
  'src/ui/icons/': 'icons of client components',
  'src/ui/brand/': 'the mark in the bar',
  'src/ui/mdx/': 'the choice of a stack, which the samples follow',
  'src/ui/explorable/': 'loads drawings when they come near',
  'src/ui/playground/': 'the button that runs a sample; the drawer loads later',
  'src/ui/pages/playground/': 'the loader of the playground, which must not fail',
  'src/ui/offline/': 'the button for reading offline; its panel loads later',
  'src/ui/': 'shared by the parts above',
};

/** The script of a docs page by module, with what the page would save without each group. */
export async function run({ smoke }: BenchOptions): Promise<void> {
  const html = await readFile(join(await buildRealSite({ smoke }), PAGE), 'utf8');
  const links = html.matchAll(/<link rel="modulepreload"[^>]* href="[^"]*\/([^"/]+)"/g);
  const parts = await weighModules([...links].map(([, name = '']) => name));
  const all = await weigh(parts);
  const rows: (string | number)[][] = [];
  for (const [start, reason] of Object.entries(reasons)) {
    const isInside = ({ module }: ScriptPart) => groupOf(module) === start;
    const inside = parts.filter(isInside);
    if (inside.length === 0) continue;
    const rest = await weigh(parts.filter((part) => !isInside(part)));
    const { raw } = await weigh(inside);
    const modules = new Set(inside.map(({ module }) => module)).size;
    rows.push([start, modules, formatBytes(raw), formatBytes(all.brotli - rest.brotli), reason]);
  }
  rows.push(['all', new Set(parts.map(({ module }) => module)).size, ...sizes(all), '']);
  printTable({ head: ['module', 'number', 'minified', 'br', 'for'], rows });
  const [react, own] = await Promise.all([
    weigh(parts.filter(({ module }) => module.startsWith('node_modules/'))),
    weigh(parts.filter(({ module }) => module.startsWith('src/'))),
  ]);
  printNote(
    `"br" is what the page would save without the group, so the rows add up to less than the whole. Compressed alone, all packages are ${formatBytes(react.brotli)} and all of the site's own modules ${formatBytes(own.brotli)}. The files are compressed together here; apart, as they are served, they are a little larger.`,
  );
}

/** @throws for a module without a reason, so that the table stays complete */
function groupOf(module: string): string {
  const start = Object.keys(reasons).find((path) => module.startsWith(path));
  if (start === undefined) throw new Error(`bench/modules.ts gives no reason for ${module}.`);
  return start;
}

async function weigh(parts: ScriptPart[]): Promise<{ raw: number; brotli: number }> {
  const code = Buffer.from(parts.map((part) => part.code).join(''));
  return { raw: code.length, brotli: (await compress(code)).length };
}

function sizes({ raw, brotli }: { raw: number; brotli: number }): string[] {
  return [formatBytes(raw), formatBytes(brotli)];
}
