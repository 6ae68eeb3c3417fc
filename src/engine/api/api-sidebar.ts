import { type ApiEntry, type ApiPackage, type ApiReference, apiKinds } from '#shared/api.ts';
import type { Sidebar, SidebarItem } from '#shared/sidebar.ts';
import { API_SIDEBAR, API_TITLE } from './list-api-pages.ts';

/** Names with their page under an entry, by kind. */
export function groupExports(entry: ApiEntry) {
  const own = entry.exports.filter(({ from }) => from === undefined);
  return Object.entries(apiKinds).flatMap(([kind, label]) => {
    const exports = own.filter((it) => it.kind === kind);
    return exports.length === 0 ? [] : [{ id: label.toLowerCase(), label, exports }];
  });
}

/** `adapters/express` for `@trpc/server/adapters/express`; the package's name for its main entry. */
export function entryLabel(entry: ApiEntry, { name }: ApiPackage): string {
  return entry.name === name ? name : entry.name.slice(name.length + 1);
}

/**
 * The menu of the reference on an entry's pages: all packages, the entries of this package, the names of this entry.
 * The full menu would be larger than most pages.
 *
 * @param options.entry left out on the start page of the reference
 */
export function apiSidebar(options: {
  api: ApiReference;
  indexPath: string;
  entry?: ApiEntry;
}): Sidebar {
  const { api, indexPath, entry: current } = options;
  const items = api.packages.map((it): SidebarItem => {
    const [main, ...others] = it.entries;
    const href = main?.path ?? indexPath;
    if (!current || !main || !it.entries.includes(current)) {
      return { type: 'link', label: it.name, href };
    }
    const entries = [...others].sort((a, b) => Number(a.isUnstable) - Number(b.isUnstable));
    return {
      type: 'category',
      label: it.name,
      href,
      collapsed: false,
      collapsible: false,
      items: [
        ...(current === main ? listNames(main) : []),
        ...entries.map((entry): SidebarItem => {
          const label = entryLabel(entry, it);
          if (entry !== current) return { type: 'link', label, href: entry.path };
          return {
            type: 'category',
            label,
            href: entry.path,
            collapsed: false,
            collapsible: false,
            items: listNames(entry),
          };
        }),
      ],
    };
  });
  return {
    id: API_SIDEBAR,
    items: [{ type: 'link', label: API_TITLE, href: indexPath }, ...items],
  };
}

function listNames(entry: ApiEntry): SidebarItem[] {
  return groupExports(entry).map(({ label, exports }) => ({
    type: 'category',
    label,
    collapsed: false,
    collapsible: false,
    items: exports.map(({ name, path }) => ({ type: 'link', label: name, href: path })),
  }));
}
