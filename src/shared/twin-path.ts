import type { PageData } from './page-data.ts';

/** Where the Markdown of a page is, the text for programs that read: beside the page's folder, without base URL. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/**
 * Whether a page has a twin in Markdown: all have but those that say nothing by themselves, such as the search, and
 * comparisons, whose two pages have one each.
 */
export function hasTwin({ kind, head }: Pick<PageData, 'kind' | 'head'>): boolean {
  if (kind === 'not-found' || kind === 'doc-changes') return false;
  return kind !== 'custom' || !head.robots?.includes('noindex');
}
