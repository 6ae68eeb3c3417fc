import type { ApiChanges } from '#shared/api-changes.ts';
import type { GuideChanges, PageData } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import { fill } from '#shared/strings/fill.ts';
import type { TocItem } from '#shared/toc.ts';
import type { ComparedExports } from '../changes/api-history.ts';
import { compareApi } from '../changes/compare-api.ts';
import { changesPath } from '../changes/list-comparisons.ts';
import { REPLACEMENTS_FILE } from '../changes/read-replacements.ts';
import type { LoadedVersion } from '../versions/load-version.ts';
import { buildHead } from './build-head.ts';
import { canonicalPathOf, type DocRoutesInput, docsContext, robotsOf } from './docs-context.ts';
import { lazyRoute } from './lazy-route.ts';
import { breadcrumbList } from './structured-data.ts';

/** Id of the section about guides; packages have ids based on their names. */
const GUIDES_ID = 'guides';

/** The page with the differences between a version's exports and the previous version's. */
export function buildApiChangesRoute(input: DocRoutesInput): Route[] {
  const compared = input.history.comparedOf(input.loaded);
  if (!compared) return [];
  const { loaded } = input;
  const path = changesPath(loaded.version.path);
  const source = { file: REPLACEMENTS_FILE };
  const { inSitemap } = loaded.config;
  return [lazyRoute({ path, source, inSitemap }, () => makePage(input, compared))];
}

function makePage(input: DocRoutesInput, compared: ComparedExports): PageData {
  const { config, loaded, navbar } = input;
  const { version } = loaded;
  const before = compared.older.loaded.version;
  const path = changesPath(version.path);
  const words = input.strings.changes;
  const title = fill(words.title, { older: before.label, newer: version.label });
  const description = fill(words.description, { newer: version.release, older: before.release });
  const breadcrumbs = [{ label: title, href: path }];
  const changes = compareApi({
    older: {
      reference: compared.older.reference,
      hasPages: compared.older.loaded.api !== undefined,
    },
    newer: { reference: compared.newer, hasPages: loaded.api !== undefined },
    replacements: compared.replacements,
    titleOf: (guide) => loaded.docOfPath.get(guide)?.title,
  });
  return {
    kind: 'api-changes',
    path,
    head: buildHead({
      config,
      path,
      title,
      description,
      canonicalPath: canonicalPathOf(input, path),
      robots: robotsOf(input),
      keywords: ['breaking changes', 'removed', 'renamed', 'deprecated', 'changelog'],
      version: version.name,
      jsonLd: [breadcrumbList(config, breadcrumbs)],
    }),
    navbar: navbar.itemsFor({ version, path }),
    className: `docs-page api-page changes-page docs-version-${version.name}`,
    docs: docsContext({
      ...input,
      path,
      sidebarId: sidebarOf(loaded, path),
      place: { breadcrumbs },
      pagination: {},
    }),
    title,
    description,
    toc: tocOf(changes, words.guides.title),
    older: { label: before.label, release: before.release },
    changes,
    guides: compareGuides(input, compared.older.loaded),
  };
}

/** The sidebar with the page, so that its menu stays open. */
function sidebarOf({ version }: LoadedVersion, path: string): string | undefined {
  const named = JSON.stringify({ href: path }).slice(1, -1);
  return Object.values(version.sidebars).find(({ items }) => JSON.stringify(items).includes(named))
    ?.id;
}

function tocOf({ packages }: ApiChanges, guides: string): TocItem[] {
  const ofPackages = packages.map(({ name }) => ({ level: 2, id: packageId(name), label: name }));
  return [...ofPackages, { level: 2, id: GUIDES_ID, label: guides }];
}

/** `server` for `@trpc/server`. */
function packageId(name: string): string {
  return name.replace(/^@[^/]+\//, '');
}

function compareGuides(input: DocRoutesInput, older: LoadedVersion): GuideChanges {
  const { loaded, matcher, comparisons } = input;
  const listed = ({ docs }: LoadedVersion) =>
    [...docs.docs.values()].filter(({ frontMatter }) => !frontMatter.unlisted);
  const isIn = (path: string, from: LoadedVersion, to: LoadedVersion) =>
    matcher.samePage({ from: from.version, path, to: to.version }) !== undefined;
  const link = ({ title, path }: { title: string; path: string }) => ({ title, href: path });
  return {
    changed: listed(loaded).flatMap(({ title, path }) => {
      const comparison = comparisons.ofNewer.get(path);
      return comparison?.older.loaded === older ? [{ title, href: comparison.path }] : [];
    }),
    added: listed(loaded)
      .filter(({ path }) => !isIn(path, loaded, older))
      .map(link),
    gone: listed(older)
      .filter(({ path }) => !isIn(path, older, loaded))
      .map(link),
  };
}
