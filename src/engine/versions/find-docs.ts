import type { ResolvedDocsConfig, ResolvedSiteConfig } from '#schema/site-config.ts';
import type { DocSummary, DocsVersion } from '#shared/docs-version.ts';
import type { Sidebar, SidebarCategory, SidebarItem } from '#shared/sidebar.ts';
import { SiteError } from '#shared/site-error.ts';
import { hintOfNames } from '../problems/suggest.ts';
import { firstLink } from '../sidebars/walk-sidebar.ts';

/** @throws SiteError `docs-not-enabled` (E9), naming what needs docs */
export function requireDocs(config: ResolvedSiteConfig, asker: string): ResolvedDocsConfig {
  if (config.docs !== false) return config.docs;
  throw new SiteError('docs-not-enabled', `${asker} needs docs, but this site has none.`, {
    hint: 'Set docs: { … } in site.config.ts, or remove the setting that needs docs.',
  });
}

/**
 * Finds a doc in the first version that has it.
 *
 * @param versions in search order
 * @returns the doc, or undefined if it is a draft
 * @throws SiteError `doc-not-found` (E7)
 */
export function findDoc({
  versions,
  id,
}: {
  versions: DocsVersion[];
  id: string;
}): DocSummary | undefined {
  for (const version of versions) {
    const doc = version.docs.find((candidate) => candidate.id === id && !candidate.generated);
    if (doc) return doc;
    if (version.draftIds.includes(id)) return undefined;
  }
  const labels = versions.map((version) => version.label);
  const names = [...new Set(versions.flatMap((version) => version.docs.map((doc) => doc.id)))];
  throw new SiteError('doc-not-found', `There is no doc "${id}" in ${labels.join(' or ')}.`, {
    hint: hintOfNames({ written: id, names, what: `docs of ${labels.join(' and ')}` }),
  });
}

/**
 * Finds a sidebar in the first version that has it.
 *
 * @throws SiteError `sidebar-not-found` (E8)
 */
export function findSidebar({ versions, id }: { versions: DocsVersion[]; id: string }): Sidebar {
  for (const version of versions) {
    const sidebar = version.sidebars[id];
    if (sidebar) return sidebar;
  }
  const labels = versions.map((version) => version.label);
  const names = [...new Set(versions.flatMap((version) => Object.keys(version.sidebars)))];
  throw new SiteError(
    'sidebar-not-found',
    `There is no sidebar "${id}" in ${labels.join(' or ')}.`,
    {
      hint: hintOfNames({ written: id, names, what: `sidebars of ${labels.join(' and ')}` }),
    },
  );
}

/**
 * The first page of a sidebar.
 *
 * @throws SiteError `sidebar-without-link` (E6), `sidebar-not-found` (E8)
 */
export function findSidebarLink(options: { versions: DocsVersion[]; id: string }): {
  label: string;
  href: string;
} {
  const sidebar = findSidebar(options);
  const link = firstLink(sidebar.items);
  if (link) return link;
  throw new SiteError(
    'sidebar-without-link',
    `The sidebar "${options.id}" has no page to link to.`,
    { hint: 'Add a doc, a link, or a category with a page to it.' },
  );
}

/**
 * The category whose own page has this path.
 *
 * @throws SiteError `category-not-found` (E10)
 */
export function findCategory({
  sidebars,
  path,
}: {
  sidebars: Record<string, Sidebar>;
  path: string;
}): SidebarCategory {
  const paths: string[] = [];
  const search = (items: SidebarItem[]): SidebarCategory | undefined => {
    for (const item of items) {
      if (item.type !== 'category') continue;
      if (item.href === path) return item;
      if (item.href !== undefined) paths.push(item.href);
      const inside = search(item.items);
      if (inside) return inside;
    }
    return undefined;
  };
  for (const sidebar of Object.values(sidebars)) {
    const found = search(sidebar.items);
    if (found) return found;
  }
  const exists = paths.length === 0 ? 'No category has a page of its own.' : undefined;
  throw new SiteError('category-not-found', `The path ${path} is not the page of a category.`, {
    hint: exists ?? hintOfNames({ written: path, names: paths, what: 'pages of categories' }),
  });
}
