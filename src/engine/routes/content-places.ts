import type { CompiledMdx } from '#shared/content.ts';
import type { ContentReference, PageData } from '#shared/page-data.ts';
import type { SourceLocation } from '#shared/problem.ts';

/** A link in a page's content: its place and its target. */
export interface ContentPlace extends SourceLocation {
  /** As written. */
  written: string;
  /** As in the HTML, without the base URL. */
  href: string;
}

/**
 * Finds the links that a page took from content. A link from a partial has the partial's file and
 * line.
 *
 * @param compiled returns the compiled file for a content key
 */
export function contentPlaces({
  page,
  compiled,
}: {
  page: PageData;
  compiled: (key: string) => Pick<CompiledMdx, 'links'> | undefined;
}): ContentPlace[] {
  return contentReferences(page).flatMap(({ key, links }) =>
    (compiled(key)?.links ?? []).map(({ href, file, line, column }) => ({
      written: href,
      href: links[href] ?? href,
      file,
      line,
      column,
    })),
  );
}

/** The content shown on a page: one file, or the excerpts of several posts. */
export function contentReferences(page: PageData): ContentReference[] {
  if ('content' in page && page.content) return [page.content];
  return page.kind === 'blog-list' ? page.posts.map(({ excerpt }) => excerpt) : [];
}
