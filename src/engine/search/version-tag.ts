import type { Site } from '../site.ts';

/** The tag that restricts searches to a docs version; its pages have it too. */
export function versionTag({ docs }: Pick<Site['config'], 'docs'>, name: string): string {
  return `docs-${docs === false ? 'default' : docs.id}-${name}`;
}
