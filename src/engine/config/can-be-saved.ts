import type { ResolvedSiteConfig } from '#schema/site-config.ts';

/** Whether readers of a site may save a version of its docs and read it offline. */
export function canBeSaved({ docs }: Pick<ResolvedSiteConfig, 'docs'>): boolean {
  return docs !== false && docs.offline;
}
