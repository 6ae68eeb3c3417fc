import type { ApiReference } from '#shared/api.ts';
import type { DocSummary, DocsVersion } from '#shared/docs-version.ts';
import { defined } from '../defined.ts';
import { didYouMean } from '../problems/suggest.ts';
import { createSymbolMatcher } from './symbol-matcher.ts';

/** Finds the page about the same topic in another version. */
export interface VersionMatcher {
  samePage(input: {
    from: DocsVersion;
    /** Path of the page in that version. */
    path: string;
    to: DocsVersion;
  }): DocSummary | undefined;
}

/** An entry in `equivalents` for something that does not exist. */
export interface EquivalentProblem {
  version: DocsVersion;
  key: string;
  part: 'key' | 'value';
  message: string;
  hint?: string;
}

interface Topics {
  /** Path -> topic: the topic's path below the root of the latest version. */
  topicOf: Map<string, string>;
  pageOf: Map<string, DocSummary>;
}

/** A version whose pages are matched with the others'. */
export interface MatchedVersion {
  version: DocsVersion;
  /** Id or path of a page -> id or path of the equivalent page in the latest version. */
  equivalents: Record<string, string>;
  /** Its published reference. */
  api?: ApiReference | undefined;
}

/**
 * Pages are about the same topic if their paths below their versions' roots are equal, or if the versions'
 * `equivalents` say so. Symbols are matched by name, whichever entry exports them.
 */
export function createVersionMatcher(
  entries: MatchedVersion[],
): VersionMatcher & { problems: EquivalentProblem[] } {
  const problems: EquivalentProblem[] = [];
  const latest = entries.find(({ version }) => version.isLast)?.version;
  const latestPages = latest && indexPages(latest);
  const topics = new Map(
    entries.map(({ version, equivalents }): [string, Topics] => {
      const pages = indexPages(version);
      const moved = new Map<string, string>();
      // Missing docs of a version are reported separately.
      if (pages.size === 0) return [version.name, buildTopics(version, moved)];
      for (const [key, value] of Object.entries(equivalents)) {
        const from = pages.get(key);
        const to = latestPages?.get(value);
        if (from && latest && to) moved.set(from.path, tailOf(latest, to));
        else if (!from) problems.push(unknownPage({ version, key, part: 'key', pages, name: key }));
        else if (latest && latestPages) {
          const place = { version, key, part: 'value' as const };
          problems.push(unknownPage({ ...place, pages: latestPages, name: value, in: latest }));
        }
      }
      return [version.name, buildTopics(version, moved)];
    }),
  );
  const symbolPath = createSymbolMatcher(
    entries.map(({ version: { name }, api }) => ({ name, api })),
  );
  return {
    problems,
    samePage({ from, path, to }) {
      const symbol = symbolPath({ from: from.name, path, to: to.name });
      if (symbol !== undefined) return to.docs.find((page) => page.path === symbol);
      const topic = topics.get(from.name)?.topicOf.get(path);
      return topic === undefined ? undefined : topics.get(to.name)?.pageOf.get(topic);
    },
  };
}

function buildTopics(version: DocsVersion, moved: Map<string, string>): Topics {
  const topicOf = new Map<string, string>();
  const pageOf = new Map<string, DocSummary>();
  for (const page of version.docs) {
    topicOf.set(page.path, moved.get(page.path) ?? tailOf(version, page));
  }
  // A page at its regular path takes precedence over one that was moved there.
  const inPlace = (page: DocSummary) => (moved.has(page.path) ? 1 : 0);
  for (const page of [...version.docs].sort((a, b) => inPlace(a) - inPlace(b))) {
    const topic = topicOf.get(page.path);
    if (topic !== undefined && !pageOf.has(topic)) pageOf.set(topic, page);
  }
  return { topicOf, pageOf };
}

/** Pages by id and by path below the version's root. */
function indexPages(version: DocsVersion): Map<string, DocSummary> {
  const pages = new Map(version.docs.map((page) => [tailOf(version, page), page]));
  for (const page of version.docs) pages.set(page.id, page);
  return pages;
}

function tailOf(version: DocsVersion, page: DocSummary): string {
  return page.path.slice(version.path.length).replace(/^\//, '');
}

function unknownPage(options: {
  version: DocsVersion;
  key: string;
  part: 'key' | 'value';
  pages: Map<string, DocSummary>;
  name: string;
  in?: DocsVersion;
}): EquivalentProblem {
  const { version, key, part, pages, name } = options;
  const hint = didYouMean({ written: name, names: pages.keys() });
  const label = (options.in ?? version).label;
  return {
    version,
    key,
    part,
    message: `equivalents of ${version.label} name "${name}", which does not exist in ${label}.`,
    ...defined({ hint }),
  };
}
