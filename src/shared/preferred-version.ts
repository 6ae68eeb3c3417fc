import type { VersionLink } from '#shared/navbar-items.ts';

/** Storage key of the chosen version, one for each docs instance. */
export function preferredVersionKey(docsId: string): string {
  return `docs-preferred-version-${docsId}`;
}

/** The version whose label the dropdown shows: the page's own, else the reader's choice, else the latest. */
export function shownVersion(options: {
  versions: VersionLink[];
  preferred: string | undefined;
}): VersionLink | undefined {
  const { versions, preferred } = options;
  return (
    versions.find(({ active }) => active) ??
    versions.find(({ name }) => name === preferred) ??
    // The next version may be listed before it.
    versions.find(({ isLast }) => isLast) ??
    versions[0]
  );
}
