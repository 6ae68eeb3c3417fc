import { escapeXml } from '#shared/escape-xml.ts';
import type { Route } from '#shared/route.ts';

/** Maximum number of addresses in a sitemap (sitemaps.org). */
const MAX_SITEMAP_ENTRIES = 50_000;

/** The sitemap of the site and its latest docs. */
const SITEMAP = '/sitemap.xml';

/**
 * The sitemaps list the pages that search engines should find, by their own addresses. Pages with another canonical
 * address and hidden pages are in none.
 *
 * @returns site path -> text; `/sitemap.xml` always, and one for each older version with its own pages
 */
export function buildSitemaps(routes: Route[]): Map<string, string> {
  const lists = new Map<string, Route[]>([[SITEMAP, []]]);
  for (const route of routes.filter(isFindable)) {
    const { sitemap = SITEMAP } = route;
    const list = lists.get(sitemap);
    if (list) list.push(route);
    else lists.set(sitemap, [route]);
  }
  return new Map([...lists].map(([path, listed]) => [path, writeSitemap(listed)]));
}

function writeSitemap(routes: Route[]): string {
  const entries = routes.slice(0, MAX_SITEMAP_ENTRIES).map(({ page, lastUpdated }) => {
    const lastmod = lastUpdated === undefined ? '' : `<lastmod>${lastUpdated}</lastmod>`;
    return `<url><loc>${escapeXml(page.head.canonical)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

function isFindable({ path, page, inSitemap }: Route): boolean {
  if (!inSitemap || page.head.robots?.includes('noindex')) return false;
  const own = encodeURI(path === '/' ? '/' : path);
  return new URL(page.head.canonical).pathname.endsWith(own);
}
