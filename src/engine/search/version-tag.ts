import type { Site } from '../site.ts';

/** What searches in a docs version are restricted by: the tag that its pages name, too. */
export function versionTag({ docs }: Pick<Site['config'], 'docs'>, name: string): string {
  return `docs-${docs === false ? 'default' : docs.id}-${name}`;
}
