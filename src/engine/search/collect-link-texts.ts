import type { Site } from '../site.ts';

/** Site path with anchor -> the distinct texts of links to it from other pages, in order. */
export type LinkTexts = ReadonlyMap<string, ReadonlySet<string>>;

/** How other pages name a page. Its own names are in its headings. */
export function collectLinkTexts({
  routes,
  contents,
}: Pick<Site, 'routes' | 'contents'>): LinkTexts {
  const texts = new Map<string, Set<string>>();
  for (const { page } of routes) {
    if (page.kind !== 'doc' && page.kind !== 'blog-post') continue;
    const { key, links } = page.content;
    for (const { href, text } of contents[key]?.links ?? []) {
      const target = links[href] ?? href;
      if (text === undefined || text === '' || !target.startsWith('/')) continue;
      if (target.replace(/[?#].*$/s, '') === page.path) continue;
      const known = texts.get(target) ?? new Set();
      texts.set(target, known.add(text));
    }
  }
  return texts;
}
