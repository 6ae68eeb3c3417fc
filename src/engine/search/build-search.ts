import type { DocsVersion } from '#shared/docs-version.ts';
import {
  packIndexFile,
  type SearchIndexFile,
  type SearchKind,
} from '#shared/search/search-index-file.ts';
import {
  NO_VERSION_TAG,
  RESULTS_PATH,
  SEARCH_MANIFEST_PATH,
  type SearchManifest,
} from '#shared/search/search-manifest.ts';
import { hash } from '../hashing/hash.ts';
import type { Site } from '../site.ts';
import { buildSearchPages } from './build-search-pages.ts';
import { searchFilters } from './search-filters.ts';
import type { SearchPage } from './search-page.ts';
import { shortenSections } from './shorten-sections.ts';
import { versionTag } from './version-tag.ts';

/** Number of suggested queries before typing, or for a query without results. */
const SUGGESTION_COUNT = 3;

/**
 * All published files for the search: the index files, with hashes in their names, and the manifest that names them.
 * Pages only know the manifest's path, so an edit changes no other page. A site with a hosted provider only has the
 * files for what the service lacks.
 *
 * @returns path below the output folder -> content
 */
export function buildSearch({ site }: { site: Site }): Map<string, string> {
  const { config, routes, versions } = site;
  const pages = buildSearchPages(site);
  const latest = versions.findIndex(({ isLast }) => isLast);
  const ages = new Map(
    versions.map(({ name }, place) => [versionTag(config, name), Math.abs(place - latest)]),
  );
  const isHosted = config.search.provider === 'hosted';
  const indexFiles = writeIndexFiles({ pages, ages, isHosted });
  const findsKind = (kind: SearchKind, tags?: string[]) =>
    pages.some(
      ({ tag, indexed, messages }) =>
        (tags?.includes(tag) ?? true) &&
        (kind === 'error' ? messages.length > 0 : indexed.kind === kind),
    );
  const filters = searchFilters(site.strings).filter(({ kind }) => findsKind(kind));
  const manifest: SearchManifest = {
    ...(routes.some(({ path }) => path === RESULTS_PATH) ? { resultsPath: RESULTS_PATH } : {}),
    reportHref: `${config.repository}/issues/new`,
    ...(config.docs === false ? {} : { docsId: config.docs.id }),
    versions: versions.map(({ name, label, path, isLast }) => {
      const tag = versionTag(config, name);
      const kinds = filters.map(({ kind }) => kind);
      return {
        name,
        label,
        tag,
        path,
        kinds: kinds.filter((kind) => findsKind(kind, [tag, NO_VERSION_TAG])),
        ...(isLast ? { isLast: true as const } : {}),
      };
    }),
    filters,
    suggestions: suggestQueries(versions),
    provider: describeProvider(config, indexFiles),
  };
  return new Map([
    ...indexFiles.map(({ href, content }): [string, string] => [href.slice(1), content]),
    [SEARCH_MANIFEST_PATH.slice(1), JSON.stringify(manifest)],
  ]);
}

interface WrittenFile {
  tag: string;
  /** Site path. */
  href: string;
  kinds: SearchKind[];
  content: string;
}

/**
 * One file per version and one for everything outside the docs; API references and messages have separate files. A
 * hosted service needs only these.
 */
function writeIndexFiles(options: {
  pages: SearchPage[];
  /** By tag. */
  ages: ReadonlyMap<string, number>;
  isHosted: boolean;
}): WrittenFile[] {
  const { pages, ages, isHosted } = options;
  const isReference = ({ indexed }: SearchPage) => indexed.kind === 'reference';
  // Symbols have few words; counted together with guides, theirs would seem common.
  const others = shortenSections(pages.filter((page) => !isReference(page)));
  const parts = new Map<string, { tag: string; file: SearchIndexFile }>();
  const partOf = (tag: string, name: string): SearchIndexFile => {
    const part = parts.get(name) ?? { tag, file: { pages: [], age: ages.get(tag) ?? 0 } };
    parts.set(name, part);
    return part.file;
  };
  for (const page of [...others, ...pages.filter(isReference)]) {
    const { tag, indexed, messages } = page;
    if (isReference(page)) partOf(tag, `${tag}-reference`).pages.push(indexed);
    else if (!isHosted) partOf(tag, tag).pages.push(indexed);
    if (messages.length === 0) continue;
    const file = partOf(tag, `${tag}-messages`);
    file.messages = [...(file.messages ?? []), ...messages];
  }
  return [...parts].map(([name, { tag, file }]) => {
    const content = JSON.stringify(packIndexFile(file));
    const readableName = name.replace(/[^a-z0-9]+/gi, '-');
    const href = `/assets/search-${readableName}-${hash(content)}.json`;
    const kinds = [...new Set(file.pages.map(({ kind }) => kind))];
    return { tag, href, kinds: file.messages ? ['error'] : kinds, content };
  });
}

function describeProvider(
  { search, url }: Site['config'],
  indexFiles: WrittenFile[],
): SearchManifest['provider'] {
  const files = indexFiles.map(({ tag, href, kinds }) => ({ tag, href, kinds }));
  if (search.provider === 'static') return { name: 'static', files, synonyms: search.synonyms };
  const { appId, indexName, apiKey, contextual } = search;
  return { name: 'hosted', appId, indexName, apiKey, contextual, siteUrl: url, files };
}

/** Labels of the latest version's first docs, which new readers look for. */
function suggestQueries(versions: DocsVersion[]): string[] {
  const latest = versions.find(({ isLast }) => isLast);
  const labels = Object.values(latest?.sidebars ?? {})
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      item.type === 'link' && item.href.startsWith('/') && item.href !== latest?.path
        ? [item.label]
        : [],
    );
  return labels.slice(0, SUGGESTION_COUNT);
}
