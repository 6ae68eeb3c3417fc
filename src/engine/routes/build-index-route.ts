import type { DocsContext } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import type { SidebarItem } from '#shared/sidebar.ts';
import { defined } from '../defined.ts';
import type { GeneratedIndex } from '../sidebars/resolve-references.ts';
import { firstLink } from '../sidebars/walk-sidebar.ts';
import { findCategory } from '../versions/find-docs.ts';
import type { LoadedVersion } from '../versions/load-version.ts';
import { buildHead } from './build-head.ts';
import { canonicalPathOf, type DocRoutesInput, feedsOf, robotsOf } from './docs-context.ts';
import { breadcrumbList } from './structured-data.ts';

/** The index page of a category. */
export function buildIndexRoute(
  input: DocRoutesInput & { index: GeneratedIndex; context: DocsContext },
): Route {
  const { config, index, context, loaded, navbar } = input;
  const { version, sidebars } = loaded;
  const { path, title, description } = index;
  const category = findCategory({ sidebars: version.sidebars, path });
  return {
    path,
    source: { file: sidebars.file },
    inSitemap: loaded.config.inSitemap,
    ...defined({ sitemap: loaded.config.sitemap || undefined }),
    page: {
      kind: 'category-index',
      path,
      head: buildHead({
        config,
        path,
        title,
        description: description || `${title}: ${category.items.flatMap(labelOf).join(', ')}.`,
        canonicalPath: canonicalPathOf(input, path),
        robots: robotsOf(input),
        version: version.name,
        feeds: feedsOf(input),
        jsonLd: [breadcrumbList(config, context.breadcrumbs)],
      }),
      navbar: navbar.itemsFor({ version, path }),
      className: `docs-page docs-category-page docs-version-${version.name}`,
      docs: context,
      title,
      description,
      cards: category.items.flatMap((item) => cardOf(item, loaded)),
    },
  };
}

type Card = { title: string; description: string; href: string; count?: number };

function cardOf(item: SidebarItem, { docOfPath }: LoadedVersion): Card[] {
  if (item.type === 'html') return [];
  const description = docOfPath.get(item.href ?? '')?.description ?? '';
  if (item.type === 'link') return [{ title: item.label, description, href: item.href }];
  const href = item.href ?? firstLink(item.items)?.href;
  if (href === undefined) return [];
  return [{ title: item.label, description, href, count: item.items.length }];
}

function labelOf(item: SidebarItem): string[] {
  return item.type === 'html' ? [] : [item.label];
}
