import type { Doc } from '../docs/doc.ts';
import type { LoadedVersion } from '../versions/load-version.ts';
import type { VersionMatcher } from '../versions/version-matcher.ts';
import { isSameContent } from './compare-contents.ts';

/** A page about the same topic in two consecutive versions, with different content. */
export interface Comparison {
  /** Path of the comparison: `/docs/changes/server/routers`. */
  path: string;
  newer: { loaded: LoadedVersion; doc: Doc };
  older: { loaded: LoadedVersion; doc: Doc };
}

/** The comparisons of a site, by the path of each compared page. */
export interface Comparisons {
  /** Comparison with the page of the previous version. */
  ofNewer: ReadonlyMap<string, Comparison>;
  /** Comparison with the page of the next version. */
  ofOlder: ReadonlyMap<string, Comparison>;
}

/** Path of a version's list of changes since the previous one: `/docs/changes`, with the pages below it. */
export function changesPath(rootPath: string): string {
  return `${rootPath}/changes`;
}

/**
 * Finds the pages that have a counterpart in the previous version, with the same rules as the version dropdown.
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
