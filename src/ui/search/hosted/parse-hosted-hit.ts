import { unescapeXml } from '#shared/escape-xml.ts';
import type { HitType, MarkedText, SearchHit } from '#shared/search/search-hit.ts';

/** A hit as sent by the service; all fields may be missing. */
export interface HostedHit {
  objectID?: string;
  type?: string;
  /** Of the page, in records that the site itself wrote. */
  kind?: string;
  url?: string;
  hierarchy?: Record<string, string | null | undefined>;
  content?: string | null;
  _highlightResult?: { hierarchy?: Record<string, HighlightedText | undefined> };
  _snippetResult?: { content?: { value?: string } };
}

interface HighlightedText {
  value?: string;
  /** How many words of the query it has: `none`, `partial` or `full`. */
  matchLevel?: string;
  /** Whether it has no other words. */
  fullyHighlighted?: boolean;
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * A hit to render; undefined without a title or a safe address. Crawlers write some characters as entities; the result is
 * text and never markup.
 */
export function parseHostedHit(options: {
  hit: HostedHit | null;
  siteUrl: string;
  pageOrigin: string;
}): SearchHit | undefined {
  const { siteUrl, pageOrigin } = options;
  const hit = options.hit ?? {};
  const { hierarchy = {}, type, objectID } = hit;
  const href = hrefOf({ url: hit.url, siteUrl, pageOrigin });
  const levels = LEVELS.filter((level) => hierarchy[level]);
  const own = levels.at(-1);
  if (href === undefined || own === undefined) return undefined;
  const group = unescapeXml(hierarchy.lvl0 ?? '');
  const found = hit._highlightResult?.hierarchy?.[own];
  const isPage = own === 'lvl1';
  // Only titles of pages, because many pages have the same headings.
  const isNamed = isPage && found?.matchLevel === 'full' && found.fullyHighlighted;
  return {
    id: objectID ?? href,
    href,
    type: typeOfPage(hit, group) ?? (type === 'content' ? 'text' : isPage ? 'page' : 'heading'),
    ...(isNamed && { isNamed }),
    group,
    title: markedText(found?.value ?? hierarchy[own] ?? ''),
    trail: levels.slice(0, -1).map((level) => unescapeXml(hierarchy[level] ?? '')),
    excerpt: markedText(hit._snippetResult?.content?.value ?? ''),
  };
}

/** Of a page whose parts are not told apart. Records of a crawler have no kind, but some groups have only one. */
function typeOfPage({ kind }: HostedHit, group: string): HitType | undefined {
  if (kind === 'post') return 'post';
  if (kind === 'reference' || group === STRINGS.api.title) return 'reference';
  return group === STRINGS.learn.title ? 'lesson' : undefined;
}

/** The path of a page of this site, or an address on another; undefined if it is not a web address. */
function hrefOf(options: {
  url: string | undefined;
  siteUrl: string;
  pageOrigin: string;
}): string | undefined {
  const { url, siteUrl, pageOrigin } = options;
  const parsed = typeof url === 'string' ? parseUrl(url, pageOrigin) : undefined;
  if (!parsed) return undefined;
  const { origin, protocol, pathname, search, hash, href } = parsed;
  if (origin === pageOrigin || origin === siteUrl) return `${pathname}${search}${hash}`;
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** The oldest supported browsers lack `URL.canParse`. */
function parseUrl(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

function markedText(value: string): MarkedText {
  return value
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((piece) => piece !== '')
    .map((piece) => ({
      text: unescapeXml(piece.replace(/^<mark>(.*)<\/mark>$/s, '$1')),
      marked: piece.startsWith('<mark>'),
    }));
}
