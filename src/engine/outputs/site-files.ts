import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { OFFLINE_WORKER_PATH } from '#shared/offline/offline.ts';
import { SANDBOX_PATH } from '#shared/playground/playground.ts';
import { OPEN_SEARCH_PATH, RESULTS_PATH } from '#shared/search/search-manifest.ts';
import { canBeSaved } from '../config/can-be-saved.ts';
import { localeBaseUrls } from '../config/localize-config.ts';
import { defined } from '../defined.ts';
import { buildDocsFeeds, feedPaths } from '../feeds/build-docs-feeds.ts';
import { buildFeeds } from '../feeds/build-feeds.ts';
import { orderRedirects, resolveRedirects } from '../redirects/resolve-redirects.ts';
import { SUGGESTIONS_HREF } from '../routes/build-page-routes.ts';
import type { Site } from '../site.ts';
import {
  buildContentSecurityPolicy,
  buildSandboxPolicy,
  type ThirdParties,
} from './content-security-policy.ts';
import { buildHostFiles } from './host-files.ts';
import { buildHeaderRules } from './http-headers.ts';
import { buildOpenSearch } from './open-search.ts';
import { buildPathSuggestions } from './path-suggestions.ts';
import { redirectScriptHash, renderRedirectPage } from './redirect-page.ts';
import { buildRobots } from './robots.ts';
import { buildSitemaps } from './sitemap.ts';
import { thirdPartiesOf } from './third-parties.ts';
import { buildWebManifest } from './web-manifest.ts';

/** Pages frame the sandbox, which is on the same origin. */
const PLAYGROUND_NEEDS: ThirdParties = { frames: ["'self'"] };

/**
 * Every text file in the output besides pages, payloads, scripts and the search index: feeds,
 * sitemap.xml, robots.txt, the web manifest, the suggestions of the not-found page, a page for each
 * old address, and the rules files for hosts.
 *
 * @param scriptHashes `sha256-…` of each inline script in pages
 * @param sandboxHash hash of the script in the playground's frame, if there is a playground
 * @param documents HTML pages by path; if given, feeds contain whole posts
 * @returns path below the output folder -> text
 */
export function buildSiteFiles({
  site,
  scriptHashes = [],
  sandboxHash,
  documents,
}: {
  site: Pick<Site, 'config' | 'strings' | 'routes' | 'redirects' | 'docsFeeds'>;
  scriptHashes?: string[];
  sandboxHash?: string;
  documents?: ReadonlyMap<string, string>;
}): Map<string, string> {
  const { config, strings, routes, redirects, docsFeeds } = site;
  const { url, baseUrl, title, i18n } = config;
  const htmlLang = i18n.locales[i18n.defaultLocale]?.htmlLang ?? i18n.defaultLocale;
  const sitemaps = buildSitemaps(routes);
  const feeds = buildFeeds({ config, strings, routes, ...defined({ documents }) });
  // Rules for hosts are committed, so they must not depend on a clone's history.
  const docsFeedPaths = docsFeeds.flatMap(({ version }) => Object.values(feedPaths(version)));
  const headers = buildHeaderRules({
    contentSecurityPolicy: buildContentSecurityPolicy({
      scriptHashes: [...scriptHashes, ...(redirects.length > 0 ? [redirectScriptHash] : [])],
      thirdParties: [...thirdPartiesOf(config), ...(sandboxHash ? [PLAYGROUND_NEEDS] : [])],
    }),
    openPaths: [...[...feeds.keys()].map((path) => `/${path}`), ...docsFeedPaths],
    freshPaths: canBeSaved(config) ? workerPaths(i18n) : [],
    ...(sandboxHash
      ? { sandbox: { path: SANDBOX_PATH, policy: buildSandboxPolicy({ scriptHash: sandboxHash }) } }
      : {}),
    baseUrl,
  });
  const pages = resolveRedirects({ redirects, routes }).map((redirect): [string, string] => [
    // The root is a folder without a name.
    redirect.from === '/' ? 'index.html' : `${redirect.from.slice(1)}/index.html`,
    renderRedirectPage({ redirect, config: { url, baseUrl, title, htmlLang }, strings }),
  ]);
  return new Map([
    ...pages,
    ...feeds,
    ...buildDocsFeeds({ config, strings, docsFeeds }),
    ...[...sitemaps].map(([path, text]): [string, string] => [path.slice(1), text]),
    [
      'robots.txt',
      buildRobots({ url, baseUrls: localeBaseUrls(config), sitemaps: [...sitemaps.keys()] }),
    ],
    ...(routes.some(({ path }) => path === RESULTS_PATH)
      ? [[OPEN_SEARCH_PATH.slice(1), buildOpenSearch(config)] as const]
      : []),
    ['manifest.webmanifest', buildWebManifest(config)],
    [SUGGESTIONS_HREF.slice(1), buildPathSuggestions({ routes, redirects, siteTitle: title })],
    ...buildHostFiles({
      headers,
      redirects: orderRedirects({ redirects, routes }),
      baseUrl,
      host: config.host,
    }),
  ]);
}

/** Each language has its own worker, and the rules cover all of them. */
function workerPaths({ locales, defaultLocale, currentLocale }: ResolvedSiteConfig['i18n']) {
  const others = Object.keys(locales).filter((name) => name !== defaultLocale);
  const folders = currentLocale === undefined ? others.map((name) => `/${name}`) : [];
  return ['', ...folders].map((folder) => folder + OFFLINE_WORKER_PATH);
}
