import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import type { NavbarItem } from '#shared/navbar-items.ts';
import type { Problem } from '#shared/problem.ts';
import { RESULTS_PATH } from '#shared/search/search-manifest.ts';
import { SiteError } from '#shared/site-error.ts';
import { CONFIG_FILE } from '../config/read-site-config.ts';
import { locateInModule } from '../problems/locate-in-module.ts';
import { problemOfError } from '../problems/problem-of-error.ts';
import type { VersionMatcher } from '../versions/version-matcher.ts';
import { type NavbarContext, resolveNavbarItem } from './resolve-navbar.ts';

/** Returns the navbar of a page. */
export interface Navbar {
  itemsFor(context: NavbarContext): NavbarItem[];
  problems: Problem[];
}

/**
 * Resolves the navbar once per version, because only the version dropdown differs from page to
 * page, and reports unresolvable items at their line in the config.
 */
export async function createNavbar(options: {
  config: ResolvedSiteConfig;
  /** Text of `site.config.ts`. */
  source: string;
  versions: DocsVersion[];
  matcher: VersionMatcher;
  /** Whether the sidebars of the latest version were readable. */
  hasSidebars?: boolean;
  /** Whether the site has a search results page. */
  hasSearchPage?: boolean;
}): Promise<Navbar> {
  const { config, source, versions, matcher, hasSidebars = true, hasSearchPage = true } = options;
  const failed = new Map<number, SiteError>();
  const resolve = (index: number, context: NavbarContext): NavbarItem | undefined => {
    const item = config.navbar.items[index];
    if (item === undefined || failed.has(index)) return undefined;
    try {
      if (item.type === 'search' && !hasSearchPage) throw withoutSearchPage();
      return resolveNavbarItem({ item, config, versions, matcher, context });
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      failed.set(index, error);
      return undefined;
    }
  };
  const indexes = config.navbar.items.map((_, index) => index);
  const contexts = [undefined, ...versions].map((version) => ({ version }));
  const itemsOfVersion = new Map(
    contexts.map((context) => [
      context.version?.name,
      indexes.map((index) => resolve(index, context)),
    ]),
  );
  // An unreadable sidebar is reported separately.
  const told = [...failed].filter(([, { code }]) => hasSidebars || !code.startsWith('sidebar-'));
  const problems = told.map(async ([index, error]): Promise<Problem> => {
    const path = ['navbar', 'items', index];
    const place = await locateInModule({ source, path, part: 'value' });
    return problemOfError(error, { file: CONFIG_FILE, ...place });
  });
  return {
    problems: await Promise.all(problems),
    itemsFor(context) {
      const items = itemsOfVersion.get(context.version?.name) ?? [];
      return items.flatMap((item, index) => {
        if (item?.type !== 'docsVersionDropdown') return item ?? [];
        return resolve(index, context) ?? [];
      });
    },
  };
}

function withoutSearchPage(): SiteError {
  const file = `content/pages${RESULTS_PATH}.tsx`;
  return new SiteError(
    'search-page-missing',
    `The navbar has a search, but no page shows all results: ${file} does not exist.`,
    {
      hint: `Write that page yourself. A minimal one is export default () => <SearchPage title="Search" places={[]} />, with SearchPage from '#ui/pages/search/page.tsx'. Also add an entry to content/pages/pages.ts.`,
    },
  );
}
