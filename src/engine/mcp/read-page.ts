import type { Route } from '#shared/route.ts';
import { hasTwin } from '#shared/twin-path.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { defined } from '../defined.ts';
import { didYouMean } from '../problems/suggest.ts';
import { createRedirectMap, followRedirects } from '../redirects/redirect-map.ts';
import type { ToolAnswer } from './answer.ts';
import type { DocsData } from './docs-data.ts';
import { type PageAddress, parsePageAddress } from './page-address.ts';
import { anchorsOf, sectionOf } from './sections.ts';

/** The parts of the documentation needed to read a page. */
export type ReadableDocs = Pick<DocsData, 'site' | 'writer' | 'llms'>;

/** A page or one of its sections as Markdown. Old addresses work as on the site. */
export function readPage(
  docs: ReadableDocs,
  { page, offset = 0 }: { page: string; offset?: number | undefined },
): ToolAnswer {
  const { config } = docs.site;
  const written = parsePageAddress({ written: page, config });
  if (!written) {
    return failed(
      `${shorten(page)} is not a page of ${config.url}, and no other site can be read.`,
    );
  }
  const map = docs.llms.get(written.path.slice(1));
  if (map !== undefined) return { text: map, page: written.path, offset };
  const found = findPage(docs, written);
  if ('text' in found) return found;
  const { path, anchor } = followOldAnchor(docs, found);
  const text = docs.writer.write(path) ?? '';
  if (anchor === undefined) return { text: withAddress({ docs, path, text }), page: path, offset };
  const section = sectionOf(text, anchor);
  if (section !== undefined) {
    const rest = `[One section of ${path}: without "#${anchor}" read_page returns the whole page.]`;
    return { text: `${section}\n\n${rest}`, page: `${path}#${anchor}`, offset };
  }
  const route = routeOf(docs, path);
  // Members have addresses on their symbol's page, but no headings.
  if (route?.page.kind === 'api-symbol') return { text, page: path, offset };
  const anchors = anchorsOf(text);
  const known = anchors.length === 0 ? '' : ` Its sections: ${anchors.join(', ')}`;
  return failed(`${path} has no section "${shorten(anchor)}".${known}`);
}

/** The page at an address, or the reason why there is nothing to read. */
function findPage(docs: ReadableDocs, { path, anchor }: PageAddress): PageAddress | ToolAnswer {
  const { site } = docs;
  const route = routeOf(docs, path) ?? ignoringCase(docs, path);
  if (route && hasTwin(route.page))
    return { path: route.path, ...defined({ anchor: anchor || undefined }) };
  if (route) return failed(whyWithout(route));
  const end = followRedirects({ map: createRedirectMap(site.redirects), path })?.at(-1);
  if (end !== undefined && !end.startsWith('/')) {
    return failed(`${path} leads to ${end}, which is not a page of this site.`);
  }
  const target =
    end === undefined ? undefined : parsePageAddress({ written: end, config: site.config });
  if (target && routeOf(docs, target.path))
    return findPage(docs, anchor ? { ...target, anchor } : target);
  const names = site.routes.filter(isWorthNaming).map((it) => it.path);
  const near = didYouMean({ written: path, names }) ?? 'list_pages names all pages.';
  return failed(`There is no page ${shorten(path)}. ${near}`);
}

/** Readable pages, without pages of internal names. */
function isWorthNaming({ page }: Route): boolean {
  return hasTwin(page) && !(page.kind === 'api-symbol' && page.symbol.isUnstable);
}

function routeOf({ site }: ReadableDocs, path: string): Route | undefined {
  return site.routes.find((route) => route.path === path);
}

function ignoringCase({ site }: ReadableDocs, path: string): Route | undefined {
  return site.routes.find((route) => route.path.toLowerCase() === path.toLowerCase());
}

/** Sections that were renamed or moved to another page. */
function followOldAnchor(docs: ReadableDocs, address: PageAddress): PageAddress {
  const old = docs.site.anchors.old.find(
    ({ path, anchor }) => path === address.path && anchor === address.anchor,
  );
  if (!old) return address;
  const [path = '', anchor] = old.target.split('#');
  return { path: path === '' ? address.path : path, ...defined({ anchor: anchor || undefined }) };
}

function whyWithout({ path, page }: Route): string {
  return page.kind === 'doc-changes'
    ? `${path} compares two pages. Read them instead: ${page.older.href} and ${page.newer.href}`
    : `${path} has no text of its own. list_pages names all pages.`;
}

/** Pages rendered by components have text only in a build. */
function withAddress(options: { docs: ReadableDocs; path: string; text: string }): string {
  const { docs, path, text } = options;
  if (routeOf(docs, path)?.page.kind !== 'custom') return text;
  const address = absoluteAddress(docs.site.config, path);
  return `${text}\n[Only these facts about the page are available here. Its text: ${address}]\n`;
}

function failed(text: string): ToolAnswer {
  return { text, isError: true };
}

/** The part of the input that a response repeats. */
function shorten(text: string): string {
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}
