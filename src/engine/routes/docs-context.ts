import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import type { DocsContext } from '#shared/page-data.ts';
import type { Pagination } from '#shared/pagination.ts';
import type { FeedLink } from '#shared/site-shell.ts';
import type { Strings } from '#shared/strings/strings.ts';
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

/** Inputs of a version's routes. */
export interface DocRoutesInput {
  config: ResolvedSiteConfig;
  strings: Strings;
  /** The version whose routes are built. */
  loaded: LoadedVersion;
  latest: DocsVersion | undefined;
  matcher: VersionMatcher;
  navbar: Navbar;
  links: LinkResolver;
  /** Lessons of the course, for their guides. */
  lessons: Lesson[];
  comparisons: Comparisons;
  history: ApiHistory;
}

/** The part of a version that its pages show. */
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

/** The value of `robots` for a page: search engines skip pages about something that cannot be installed yet. */
export function robotsOf({ loaded }: DocRoutesInput, isKeptOut = false): string | undefined {
  return isKeptOut || loaded.version.banner === 'unreleased' ? 'noindex' : undefined;
}

/** Feeds of changes in the version, if its history is known. */
export function feedsOf({ config, strings, loaded }: DocRoutesInput): FeedLink[] {
  const { version, changes } = loaded;
  return changes.length === 0 ? [] : docsFeedLinks({ title: config.title, version, strings });
}

/**
 * The equivalent page in the latest version, if there is one and the version is not its own canonical address. That
 * page must link back, because a page with another canonical address is in no sitemap: of two pages with the same
 * counterpart, one keeps its own address.
 */
export function canonicalPathOf(
  { loaded, latest, matcher }: DocRoutesInput,
  path: string,
): string | undefined {
  if (loaded.config.canonical === 'self' || latest === undefined) return undefined;
  // A canonical address and `noindex` would contradict each other.
  if (loaded.version.banner === 'unreleased') return undefined;
  const same = matcher.samePage({ from: loaded.version, path, to: latest })?.path;
  if (same === undefined) return undefined;
  const back = matcher.samePage({ from: latest, path: same, to: loaded.version });
  return back?.path === path ? same : undefined;
}
