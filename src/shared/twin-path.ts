import type { PageData } from './page-data.ts';

/** Path of a page's Markdown twin, its text for machine readers: beside the page's folder, without base URL. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/**
 * Whether a page has a Markdown twin. All have one except pages without text of their own, such as the search, and
 * comparisons, because both of their pages have one.
 */
export function hasTwin({ kind, head }: Pick<PageData, 'kind' | 'head'>): boolean {
  if (kind === 'not-found' || kind === 'doc-changes') return false;
  return kind !== 'custom' || !head.robots?.includes('noindex');
}
