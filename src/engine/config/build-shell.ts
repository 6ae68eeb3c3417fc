import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { OPEN_SEARCH_PATH } from '#shared/search/search-manifest.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { defined } from '../defined.ts';
import { shownLocale } from './localize-config.ts';

/** Everything from the config that pages show or need. */
export function buildShell(
  config: ResolvedSiteConfig,
  { hasSearchPage = false }: { hasSearchPage?: boolean } = {},
): SiteShell {
  const { navbar, announcementBar, analytics, socialWidget } = config;
  return {
    title: config.title,
    tagline: config.tagline,
    url: config.url,
    version: config.version ?? '',
    locale: shownLocale(config),
    navbar: {
      title: navbar.title,
      logoHref: navbar.logoHref,
      hideOnScroll: navbar.hideOnScroll,
      ...defined({ brandContextHref: navbar.brandContextPath }),
    },
    footer: config.footer,
    ...defined({ announcement: announcementBar }),
    storage: config.storage,
    colorMode: config.colorMode,
    ...defined({ analytics, socialWidget }),
    feeds: buildFeeds(config),
    ...(hasSearchPage ? { openSearch: OPEN_SEARCH_PATH } : {}),
    repository: config.repository,
    ...defined({ favicon: config.favicon }),
  };
}

function buildFeeds({ blog, title }: ResolvedSiteConfig): SiteShell['feeds'] {
  if (blog === false) return [];
  const base = `/${blog.routeBasePath}`;
  return [
    { title: `${title} ${blog.title} (RSS)`, type: 'application/rss+xml', href: `${base}/rss.xml` },
    {
      title: `${title} ${blog.title} (Atom)`,
      type: 'application/atom+xml',
      href: `${base}/atom.xml`,
    },
    {
      title: `${title} ${blog.title} (JSON)`,
      type: 'application/feed+json',
      href: `${base}/feed.json`,
    },
  ];
}
