import type { MovedSection, OldAnchor, PageAnchors } from '#shared/anchors.ts';
import type { CompiledMdx } from '#shared/content.ts';
import type { PageData } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import { changePage } from './lazy-route.ts';

/**
 * Adds the old ids of sections to every page. Ids of a section in the page's own content become empty elements in its
 * heading or at the top of the page; ids of sections elsewhere become links, which are followed immediately.
 *
 * @param contents compiled content by key, as in `Site`
 */
export function addAnchors(options: {
  old: OldAnchor[];
  routes: Route[];
  contents: Record<string, Pick<CompiledMdx, 'toc'>>;
}): Route[] {
  const { old, routes, contents } = options;
  const oldOfPage = new Map<string, OldAnchor[]>();
  for (const anchor of old) {
    oldOfPage.set(anchor.path, [...(oldOfPage.get(anchor.path) ?? []), anchor]);
  }
  const routeOf = new Map(routes.map((route) => [route.path, route]));
  const contentOf = (page: PageData | undefined) =>
    page && 'content' in page && page.content ? contents[page.content.key] : undefined;

  const moveTo = ({ path, anchor, target }: OldAnchor): MovedSection[] => {
    const href = target.startsWith('#') ? `${path}${target}` : target;
    const [to = '', id] = href.split('#');
    const page = routeOf.get(to)?.page;
    // The checks report it; a link would lead nowhere.
    if (page === undefined) return [];
    const section = contentOf(page)?.toc.find((item) => item.id === id)?.label;
    return [{ id: anchor, href, label: [titleOf(page), section].filter(Boolean).join(': ') }];
  };

  const anchorsOf = (page: PageData, mine: OldAnchor[]): PageAnchors => {
    const given = new Set(contentOf(page)?.toc.map(({ id }) => id));
    const drawn = new Set(drawsHeadings(page) ? given : []);
    const anchors: PageAnchors = { aliases: {}, top: [], moved: [] };
    for (const anchor of mine) {
      // The checks report an id that the page already has; here it would be a duplicate.
      if (given.has(anchor.anchor)) continue;
      given.add(anchor.anchor);
      const id = anchor.target.slice(1);
      if (anchor.target.startsWith('#') && drawn.has(id)) {
        anchors.aliases[id] = [...(anchors.aliases[id] ?? []), anchor.anchor];
      } else if (anchor.target === anchor.path) anchors.top.push(anchor.anchor);
      else anchors.moved.push(...moveTo(anchor));
    }
    return anchors;
  };

  return routes.map((route) => {
    const mine = oldOfPage.get(route.path);
    if (mine === undefined) return route;
    return changePage(route, (page) => ({ ...page, anchors: anchorsOf(page, mine) }));
  });
}

/** Pages in TSX lay out the headings of their content themselves. */
function drawsHeadings({ kind }: PageData): boolean {
  return kind === 'doc' || kind === 'blog-post' || kind === 'lesson';
}

function titleOf(page: PageData): string {
  if (page.kind === 'blog-post') return page.post.title;
  return 'title' in page ? page.title : page.head.title;
}
