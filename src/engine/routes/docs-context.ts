import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import type { DocsContext } from '#shared/page-data.ts';
import type { Pagination } from '#shared/pagination.ts';
import type { FeedLink } from '#shared/site-shell.ts';
import type { ApiHistory } from '../changes/api-history.ts';
import type { Comparisons } from '../changes/list-comparisons.ts';
import { canBeSaved } from '../config/can-be-saved.ts';
import { docsFeedLinks } from '../feeds/build-docs-feeds.ts';
import type { Lesson } from '../learn/lesson.ts';
import type { Navbar } from '../navbar/create-navbar.ts';
import { rootOf } from '../navbar/resolve-navbar.ts';
import type { SidebarPlace } from '../sidebars/walk-sidebar.ts';
import type { LoadedVersion } from '../versions/load-version.ts';
import type { VersionMatcher } from '../versions/version-matcher.ts';
import type { LinkResolver } from './resolve-content-links.ts';
import { sidebarKey } from './site-sidebars.ts';

/** What the routes of a version are made of. */
export interface DocRoutesInput {
  config: ResolvedSiteConfig;
  /** The version whose routes are built. */
  loaded: LoadedVersion;
  latest: DocsVersion | undefined;
  matcher: VersionMatcher;
  navbar: Navbar;
  links: LinkResolver;
  /** Of the course, for their guides. */
  lessons: Lesson[];
  comparisons: Comparisons;
  history: ApiHistory;
}

/** What a page shows of its version. */
export function docsContext(
  input: DocRoutesInput & {
    path: string;
    /** Id of its sidebar in the version, or `apiSidebarId`. */
    sidebarId?: string | undefined;
    place: SidebarPlace;
    pagination: Pagination;
  },
): DocsContext {
  const { config, loaded, latest, matcher, path, sidebarId, place, pagination } = input;
  const { version } = loaded;
  const { name, label, release, isLast } = version;
  const comparison = input.comparisons.ofOlder.get(path);
  const next = comparison?.newer.loaded.version.isLast ? comparison : undefined;
  const same = latest && matcher.samePage({ from: version, path, to: latest });
  return {
    version: { name, label, path: version.path, release, isLast },
    ...(version.banner !== 'none' && latest
      ? {
          banner: {
            kind: version.banner,
            latestHref: same?.path ?? rootOf(latest),
            latestLabel: latest.label,
            samePage: same !== undefined,
            ...(next ? { changesHref: next.path } : {}),
          },
        }
      : {}),
    ...(sidebarId === undefined ? {} : { sidebar: sidebarKey(version, sidebarId) }),
    breadcrumbs: place.breadcrumbs,
    pagination,
    ...(canBeSaved(config) ? { offline: true as const } : {}),
  };
}

/** The value of `robots` for a page: search engines leave it out while nobody can install what it is about. */
export function robotsOf({ loaded }: DocRoutesInput, isKeptOut = false): string | undefined {
  return isKeptOut || loaded.version.banner === 'unreleased' ? 'noindex' : undefined;
}

/** Feeds of what changes in the version, where its history is known. */
export function feedsOf({ config, loaded }: DocRoutesInput): FeedLink[] {
  const { version, changes } = loaded;
  return changes.length === 0 ? [] : docsFeedLinks({ title: config.title, version });
}

/**
 * The page in the latest version, where there is one and the version does not stand for itself. That page has to lead
 * back, because no sitemap has a page that names another: of two pages with one counterpart, one stands for itself.
 */
export function canonicalPathOf(
  { loaded, latest, matcher }: DocRoutesInput,
  path: string,
): string | undefined {
  if (loaded.config.canonical === 'self' || latest === undefined) return undefined;
  // To name another page and to be kept out are two answers to one question.
  if (loaded.version.banner === 'unreleased') return undefined;
  const same = matcher.samePage({ from: loaded.version, path, to: latest })?.path;
  if (same === undefined) return undefined;
  const back = matcher.samePage({ from: latest, path: same, to: loaded.version });
  return back?.path === path ? same : undefined;
}
