import type { Route } from '#shared/route.ts';
import { twinPath } from '#shared/twin-path.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import type { Site } from '../site.ts';
import { titleOf } from './build-twin.ts';
import type { TwinWriter } from './build-twins.ts';

/** What the files for language models are made from. */
export type LlmsSite = Pick<Site, 'config' | 'routes' | 'versions'>;

/** A heading and its list; nothing, where the list is empty. */
export function section(label: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`## ${label}`, lines.join('\n')];
}

/** A page of the site in a list: its title, the address of its Markdown, its description. */
export function pageLine({ config }: LlmsSite, { page, path }: Route): string {
  const text = page.head.description.replace(/\s+/g, ' ');
  return line(titleOf(page, config), absoluteAddress(config, twinPath(path)), text);
}

/** An entry of a list, as https://llmstxt.org writes them. */
export function line(label: string, address: string, text: string): string {
  return `- [${label.replace(/[[\]]/g, '\\$&')}](${address}): ${text}`;
}

/** A page within a longer text: its address in place of its facts. */
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
    `Source: ${absoluteAddress(site.config, twinPath(route.path))}`,
    writer.body(route.path, { shownOnly }) ?? '',
  ]).trim();
}

export function joinBlocks(blocks: string[]): string {
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
