import type { Route } from '#shared/route.ts';
import { fill } from '#shared/strings/fill.ts';
import { twinPath } from '#shared/twin-path.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { shownLocale } from '../config/localize-config.ts';
import type { Site } from '../site.ts';
import { titleOf } from './build-twin.ts';
import type { TwinWriter } from './build-twins.ts';
import { estimateTokens } from './estimate-tokens.ts';

/** Inputs of the files for language models. */
export type LlmsSite = Pick<Site, 'config' | 'strings' | 'routes' | 'versions'>;

/** A heading and its list; empty if the list is empty. */
export function section(label: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`## ${label}`, lines.join('\n')];
}

/** A list item for a page: its title, the address of its Markdown, its description. */
export function pageLine({ config }: LlmsSite, { page, path }: Route): string {
  const text = page.head.description.replace(/\s+/g, ' ');
  return line(titleOf(page, config), absoluteAddress(config, twinPath(path)), text);
}

/** A list item in the format of https://llmstxt.org. */
export function line(label: string, address: string, text: string): string {
  return `- [${label.replace(/[[\]]/g, '\\$&')}](${address}): ${text}`;
}

/** A page within a longer text, with its address instead of its metadata. */
export function bundledPage(options: {
  site: LlmsSite;
  writer: TwinWriter;
  route: Route;
  shownOnly: boolean;
}): string {
  const { site, writer, route, shownOnly } = options;
  return joinBlocks([
    '---',
    `# ${titleOf(route.page, site.config)}`,
    fill(site.strings.twins.llms.source, {
      address: absoluteAddress(site.config, twinPath(route.path)),
    }),
    writer.body(route.path, { shownOnly }) ?? '',
  ]).trim();
}

export function joinBlocks(blocks: string[]): string {
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`;
}

/** `about 12,300 tokens`, rounded to hundreds. */
export function sayTokens(text: string, { config, strings }: LlmsSite): string {
  const tokens = Math.max(100, Math.round(estimateTokens(text) / 100) * 100);
  const count = tokens.toLocaleString(shownLocale(config).htmlLang);
  return fill(strings.twins.llms.tokens, { count });
}
