import { unescapeXml } from '#shared/escape-xml.ts';
import type { HitType, MarkedText, SearchHit } from '#shared/search/search-hit.ts';

/** A hit as sent by the service; all fields may be missing. */
export interface HostedHit {
  objectID?: string;
  type?: string;
  url?: string;
  hierarchy?: Record<string, string | null | undefined>;
  content?: string | null;
  _highlightResult?: { hierarchy?: Record<string, { value?: string } | undefined> };
  _snippetResult?: { content?: { value?: string } };
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
  return {
    id: objectID ?? href,
    href,
    type: typeOfGroup(group) ?? (type === 'content' ? 'text' : own === 'lvl1' ? 'page' : 'heading'),
    group,
    title: markedText(hit._highlightResult?.hierarchy?.[own]?.value ?? hierarchy[own] ?? ''),
    trail: levels.slice(0, -1).map((level) => unescapeXml(hierarchy[level] ?? '')),
    excerpt: markedText(hit._snippetResult?.content?.value ?? ''),
  };
}

/** Of the groups with one kind of pages, which only differ by their names. */
function typeOfGroup(group: string): HitType | undefined {
  if (group === STRINGS.api.title) return 'reference';
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
