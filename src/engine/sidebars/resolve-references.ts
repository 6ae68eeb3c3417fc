import type { Sidebar, SidebarItem } from '#shared/sidebar.ts';
import { defined } from '../defined.ts';
import type { Doc, VersionDocs } from '../docs/doc.ts';
import { joinPath } from '../docs/doc-id.ts';
import { hintOfNames } from '../problems/suggest.ts';
import type {
  ConfigPath,
  ExpandedItem,
  ExpandedSidebar,
  SidebarProblem,
} from './normalized-sidebar.ts';

/** A category's index page. */
export interface GeneratedIndex {
  /** Path below the version's root. */
  id: string;
  path: string;
  title: string;
  description: string;
  sidebarId: string;
  at: ConfigPath;
}

/** The sidebars of a version, with links instead of ids. */
export interface ResolvedSidebars {
  sidebars: Record<string, Sidebar>;
  /** Doc id -> id of the sidebar that lists it. */
  sidebarOfDoc: ReadonlyMap<string, string>;
  indexes: GeneratedIndex[];
}

/** Resolves ids to paths and labels. Drafts and unlisted docs are left out. */
export function resolveReferences(options: {
  sidebars: ExpandedSidebar[];
  version: { label: string; rootPath: string };
  docs: VersionDocs;
}): ResolvedSidebars & { problems: SidebarProblem[] } {
  const { sidebars, version, docs } = options;
  const problems: SidebarProblem[] = [];
  const sidebarOfDoc = new Map<string, string>();
  const indexes: GeneratedIndex[] = [];
  const ids = [...docs.docs.keys()];

  const resolveDoc = (id: string, sidebarId: string, at: ConfigPath): Doc | undefined => {
    const doc = docs.docs.get(id);
    if (doc === undefined) {
      if (docs.drafts.has(id)) return undefined;
      problems.push({
        code: 'sidebar-doc-not-found',
        message: `The sidebar "${sidebarId}" lists the doc "${id}", which does not exist in ${version.label}.`,
        hint: ids.includes(id.replace(/\.mdx?$/, ''))
          ? `Did you mean "${id.replace(/\.mdx?$/, '')}"? The id of a doc is its path without the ending.`
          : hintOfNames({ written: id, names: ids, what: `docs of ${version.label}` }),
        at,
      });
      return undefined;
    }
    const other = sidebarOfDoc.get(id);
    if (other !== undefined && other !== sidebarId) {
      problems.push({
        code: 'doc-in-two-sidebars',
        message: `The doc "${id}" is in two sidebars of ${version.label}: "${other}" and "${sidebarId}".`,
        hint: `A page shows one sidebar. Remove the doc from one, or write { type: 'link', label, href: '${doc.path}' } there.`,
        at,
      });
      return doc;
    }
    sidebarOfDoc.set(id, sidebarId);
    return doc.frontMatter.unlisted ? undefined : doc;
  };

  const listedTwice = ({ id, at }: { id: string; at: ConfigPath }, sidebarId: string) => ({
    code: 'doc-twice-in-sidebar',
    severity: 'warning' as const,
    message: `The sidebar "${sidebarId}" of ${version.label} lists the doc "${id}" more than once.`,
    hint: 'Its breadcrumbs, and the pages before and after it, come from the first place. Remove it here.',
    at,
  });

  const resolveItem = (item: ExpandedItem, sidebarId: string): SidebarItem[] => {
    switch (item.type) {
      case 'link':
        return [{ type: 'link', label: item.label, href: item.href }];
      case 'html':
        return [{ type: 'html', html: item.value }];
      case 'doc': {
        // A category's page may also be among its items, which come after it.
        if (sidebarOfDoc.get(item.id) === sidebarId) problems.push(listedTwice(item, sidebarId));
        const doc = resolveDoc(item.id, sidebarId, item.at);
        return doc ? [{ type: 'link', label: item.label ?? doc.label, href: doc.path }] : [];
      }
      case 'category': {
        const items = item.items.flatMap((child) => resolveItem(child, sidebarId));
        // The index of a category with only drafts would be empty.
        if (items.length === 0 && item.link?.type !== 'doc') return [];
        const href = resolveCategoryLink(item, sidebarId);
        if (items.length === 0) {
          return href === undefined ? [] : [{ type: 'link', label: item.label, href }];
        }
        const { label, collapsed, collapsible } = item;
        return [
          {
            type: 'category',
            label,
            ...defined({ href: href || undefined }),
            collapsed,
            collapsible,
            items,
          },
        ];
      }
    }
  };

  const resolveCategoryLink = (
    category: Extract<ExpandedItem, { type: 'category' }>,
    sidebarId: string,
  ): string | undefined => {
    const { link, label, at } = category;
    if (link === undefined) return undefined;
    if (link.type === 'doc') return resolveDoc(link.id, sidebarId, [...at, 'link', 'id'])?.path;
    const path = joinPath(version.rootPath, link.slug);
    indexes.push({
      id: link.slug,
      path,
      title: link.title ?? label,
      description: link.description ?? '',
      sidebarId,
      at: [...at, 'link', 'slug'],
    });
    return path;
  };

  const resolved = sidebars.map(({ id, items }): [string, Sidebar] => [
    id,
    { id, items: items.flatMap((item) => resolveItem(item, id)) },
  ]);
  return { sidebars: Object.fromEntries(resolved), sidebarOfDoc, indexes, problems };
}
