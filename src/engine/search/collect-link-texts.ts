import type { Site } from '../site.ts';

/** Site path with its anchor -> the different texts of other pages' links to it, in their order. */
export type LinkTexts = ReadonlyMap<string, ReadonlySet<string>>;

/** How pages call each other. What a page says about itself it says in its headings. */
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
