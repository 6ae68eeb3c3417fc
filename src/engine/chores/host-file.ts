import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { VERCEL_FILE, WRITE_COMMAND } from '../hosts/vercel-file.ts';
import type { Change } from './chore.ts';
import type { SiteSources } from './site-sources.ts';

/**
 * What is left to do with the committed redirects of a host, after changes to those of the site. A chore does not write
 * them, because they come from a build.
 */
export function staleHostFile({ root, config }: SiteSources, changes: Change[]): string[] {
  const isStale = changes.some(({ file }) => file === config.redirects);
  if (!isStale || !existsSync(join(root, VERCEL_FILE))) return [];
  return [`${VERCEL_FILE} has the redirects too. Write it again: ${WRITE_COMMAND}`];
}
