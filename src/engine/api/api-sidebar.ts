import {
  type ApiEntry,
  type ApiKind,
  type ApiPackage,
  type ApiReference,
  apiKinds,
} from '#shared/api.ts';
import type { Sidebar, SidebarItem } from '#shared/sidebar.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { API_SIDEBAR } from './list-api-pages.ts';

/**
 * Names with their page under an entry, by kind.
 *
 * @param labels `api.lists` of the table of strings
 */
export function groupExports(entry: ApiEntry, labels: Strings['api']['lists']) {
  const own = entry.exports.filter(({ from }) => from === undefined);
  return (Object.keys(apiKinds) as ApiKind[]).flatMap((kind) => {
    const exports = own.filter((it) => it.kind === kind);
    return exports.length === 0 ? [] : [{ id: apiKinds[kind], label: labels[kind], exports }];
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
  words: Strings['api'];
}): Sidebar {
  const { api, indexPath, entry: current, words } = options;
  const namesOf = (entry: ApiEntry) => listNames(entry, words.lists);
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
        ...(current === main ? namesOf(main) : []),
        ...entries.map((entry): SidebarItem => {
          const label = entryLabel(entry, it);
          if (entry !== current) return { type: 'link', label, href: entry.path };
          return {
            type: 'category',
            label,
            href: entry.path,
            collapsed: false,
            collapsible: false,
            items: namesOf(entry),
          };
        }),
      ],
    };
  });
  return {
    id: API_SIDEBAR,
    items: [{ type: 'link', label: words.title, href: indexPath }, ...items],
  };
}

function listNames(entry: ApiEntry, labels: Strings['api']['lists']): SidebarItem[] {
  return groupExports(entry, labels).map(({ label, exports }) => ({
    type: 'category',
    label,
    collapsed: false,
    collapsible: false,
    items: exports.map(({ name, path }) => ({ type: 'link', label: name, href: path })),
  }));
}
