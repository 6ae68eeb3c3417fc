import type { DocsVersion } from '#shared/docs-version.ts';
import type { CategoryIndexPage, DocPage, PageData } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import type { SidebarItem } from '#shared/sidebar.ts';
import { hasTwin } from '#shared/twin-path.ts';
import type { LlmsSite } from './llms-text.ts';

/** Pages below one heading of a list. */
export interface PageGroup {
  label: string;
  routes: Route[];
}

/**
 * The guides of a version, each once, in sidebar order. Those outside all categories come under their own heading, and
 * so do those outside all sidebars.
 */
export function listGuides({ routes, strings }: LlmsSite, version: DocsVersion): PageGroup[] {
  const { first, more } = strings.twins.llms;
  const left = new Map(
    routes
      .filter(({ page }) => isGuide(page) && page.docs.version.name === version.name)
      .map((route) => [route.path, route]),
  );
  const groups = new Map<string, Route[]>();
  const take = (path: string, label: string): void => {
    const route = left.get(path);
    if (!route) return;
    left.delete(path);
    groups.set(label, [...(groups.get(label) ?? []), route]);
  };
  const walk = (item: SidebarItem, label: string): void => {
    if (item.type === 'html') return;
    if (item.href) take(item.href, label);
    if (item.type === 'category') for (const inner of item.items) walk(inner, label);
  };
  for (const { items } of Object.values(version.sidebars)) {
    for (const item of items) walk(item, item.type === 'category' ? item.label : first);
  }
  for (const path of [...left.keys()].sort()) take(path, more);
  return [...groups].map(([label, ofGroup]) => ({ label, routes: ofGroup }));
}

/** The importable entries of the reference, in order. */
export function listEntries(options: { version: DocsVersion; routes: Route[] }): Route[] {
  const { version, routes } = options;
  return routes.filter(
    ({ page }) =>
      page.kind === 'api-entry' &&
      !page.isUnstable &&
      page.docs.version.name === version.name &&
      // Entries without their own names only link to others.
      page.groups.length > 0,
  );
}

/** The changes in a version. */
export function listChanges(options: { version: DocsVersion; routes: Route[] }): Route[] {
  const { version, routes } = options;
  return routes.filter(
    ({ page }) => page.kind === 'api-changes' && page.docs.version.name === version.name,
  );
}

/** Posts, newest first. */
export function listPosts(routes: Route[]): Route[] {
  const dateOf = ({ page }: Route) => (page.kind === 'blog-post' ? page.post.date : '');
  return routes
    .filter((route) => route.page.kind === 'blog-post' && isListed(route))
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)));
}

/** Pages written in TSX, and the course. */
export function listSitePages(routes: Route[]): Route[] {
  const kinds: PageData['kind'][] = ['custom', 'learn-index', 'lesson'];
  return routes.filter((route) => kinds.includes(route.page.kind) && isListed(route));
}

function isGuide(page: PageData): page is DocPage | CategoryIndexPage {
  if (page.kind === 'category-index') return true;
  return page.kind === 'doc' && !page.unlisted;
}

function isListed({ page }: Route): boolean {
  return hasTwin(page) && !page.head.robots?.includes('noindex');
}
