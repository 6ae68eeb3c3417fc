import type { ApiEntry } from '#shared/api.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { apiSidebar } from '../api/api-sidebar.ts';
import { apiIndexPath } from '../api/list-api-pages.ts';
import { defined } from '../defined.ts';
import type { LoadedVersion } from '../versions/load-version.ts';

/** Key of a version's sidebar in the site: `current/docs`. */
export function sidebarKey(version: { name: string }, id: string): string {
  return `${version.name}/${id}`;
}

/** Whether a key is of a version's sidebar. */
export function isSidebarOf(version: { name: string }, key: string): boolean {
  return key.startsWith(sidebarKey(version, ''));
}

/** The id of the menu for an entry's pages in the API reference; without an entry, for its start page. */
export function apiSidebarId(entry?: Pick<ApiEntry, 'name'>): string {
  return `api:${entry?.name ?? ''}`;
}

/** All sidebars of the site by key, each once, because pages refer to them. */
export function collectSidebars(
  versions: Pick<LoadedVersion, 'version' | 'api'>[],
  words: Strings['api'],
): Record<string, Sidebar> {
  const sidebars = versions.flatMap(({ version, api }): [string, Sidebar][] => {
    const own = Object.values(version.sidebars).map((sidebar): [string, Sidebar] => [
      sidebarKey(version, sidebar.id),
      sidebar,
    ]);
    if (!api) return own;
    const indexPath = apiIndexPath(version.path);
    const entries = [undefined, ...api.packages.flatMap((it) => it.entries)];
    return [
      ...own,
      ...entries.map((entry): [string, Sidebar] => [
        sidebarKey(version, apiSidebarId(entry)),
        apiSidebar({ api, indexPath, words, ...defined({ entry }) }),
      ]),
    ];
  });
  return Object.fromEntries(sidebars);
}
