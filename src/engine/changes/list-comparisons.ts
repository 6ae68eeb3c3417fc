import type { Doc } from '../docs/doc.ts';
import type { LoadedVersion } from '../versions/load-version.ts';
import type { VersionMatcher } from '../versions/version-matcher.ts';
import { isSameContent } from './compare-contents.ts';

/** A page about one topic in two versions that follow each other. Their contents differ. */
export interface Comparison {
  /** Where the comparison is: `/docs/changes/server/routers`. */
  path: string;
  newer: { loaded: LoadedVersion; doc: Doc };
  older: { loaded: LoadedVersion; doc: Doc };
}

/** The comparisons of a site, by the paths of the pages that are compared. */
export interface Comparisons {
  /** With the page of the version before. */
  ofNewer: ReadonlyMap<string, Comparison>;
  /** With the page of the version after. */
  ofOlder: ReadonlyMap<string, Comparison>;
}

/** Where a version says what is different from the one before: `/docs/changes`, and below it page by page. */
export function changesPath(rootPath: string): string {
  return `${rootPath}/changes`;
}

/**
 * Finds the pages that have a counterpart in the version before theirs, as the version dropdown does.
 *
 * @param options.versions newest first
 */
export function listComparisons(options: {
  versions: readonly LoadedVersion[];
  matcher: VersionMatcher;
}): Comparisons {
  const { versions, matcher } = options;
  const all = versions.flatMap((loaded, index): Comparison[] => {
    const before = versions[index + 1];
    if (!before) return [];
    const { version } = loaded;
    return [...loaded.docs.docs.values()].flatMap((doc): Comparison[] => {
      const same = matcher.samePage({ from: version, path: doc.path, to: before.version });
      const other = same && before.docOfPath.get(same.path);
      if (!other || isUnlisted(doc) || isUnlisted(other)) return [];
      if (isSameContent(other.compiled, doc.compiled)) return [];
      const tail = doc.path.slice(version.path.length) || '/index';
      return [
        {
          path: `${changesPath(version.path)}${tail}`,
          newer: { loaded, doc },
          older: { loaded: before, doc: other },
        },
      ];
    });
  });
  return {
    ofNewer: new Map(all.map((comparison) => [comparison.newer.doc.path, comparison])),
    ofOlder: new Map(all.map((comparison) => [comparison.older.doc.path, comparison])),
  };
}

function isUnlisted({ frontMatter }: Doc): boolean {
  return frontMatter.unlisted || frontMatter.draft;
}
