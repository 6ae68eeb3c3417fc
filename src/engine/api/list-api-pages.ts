import type { ApiReference } from '#shared/api.ts';
import type { DocSummary } from '#shared/docs-version.ts';

/** Id of the sidebar that lists the reference. */
export const API_SIDEBAR = 'api';

/** The reference's start page: `/docs/typedoc`. */
export function apiIndexPath(rootPath: string): string {
  return `${rootPath}/typedoc`;
}

/** Every page of a reference, so that versions know which pages they have in common. */
export function listApiPages(options: {
  api: ApiReference;
  rootPath: string;
  /** Title of the start page. */
  title: string;
}): DocSummary[] {
  const { api, rootPath, title: first } = options;
  const pages = [
    { path: apiIndexPath(rootPath), title: first },
    ...api.packages.flatMap(({ entries }) =>
      entries.map(({ name, path }) => ({ path, title: name })),
    ),
    ...api.symbols.map(({ name, path }) => ({ path, title: name })),
  ];
  return pages.map(({ path, title }) => ({
    id: path.slice(rootPath.length + 1),
    path,
    title,
    label: title,
    sidebar: API_SIDEBAR,
    generated: true,
  }));
}
