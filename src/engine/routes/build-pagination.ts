import type { Pagination, PaginationLink } from '#shared/pagination.ts';
import type { Problem } from '#shared/problem.ts';
import { defined } from '../defined.ts';
import type { Doc } from '../docs/doc.ts';
import { hintOfNames } from '../problems/suggest.ts';
import type { SidebarPlace } from '../sidebars/walk-sidebar.ts';
import type { LoadedVersion } from '../versions/load-version.ts';

/** The pages before and after a position in a sidebar. */
export function neighbors({ previous, next }: Pagination): Pagination {
  return defined({ previous, next });
}

/** The pages before and after a doc: from the sidebar, unless the front matter overrides them. */
export function buildPagination(options: {
  doc: Doc;
  place: SidebarPlace;
  loaded: LoadedVersion;
  problems: Problem[];
}): Pagination {
  const { doc, place, loaded, problems } = options;
  const choose = (
    key: 'pagination_prev' | 'pagination_next',
    bySidebar: PaginationLink | undefined,
  ): PaginationLink | undefined => {
    const id = doc.frontMatter[key];
    if (id === undefined) return bySidebar;
    if (id === null || loaded.docs.drafts.has(id)) return undefined;
    const target = loaded.docs.docs.get(id);
    if (target) return { title: target.label, href: target.path };
    const names = [...loaded.docs.docs.keys()];
    problems.push({
      code: 'doc-not-found',
      severity: 'error',
      message: `${key} names the doc "${id}", which does not exist in ${loaded.version.label}.`,
      hint: hintOfNames({ written: id, names, what: `docs of ${loaded.version.label}` }),
      file: doc.file,
      ...defined({ line: doc.lines[key] }),
    });
    return undefined;
  };
  const previous = choose('pagination_prev', place.previous);
  const next = choose('pagination_next', place.next);
  return defined({ previous, next });
}
