import { SANDBOX_PATH } from '#shared/playground/playground.ts';
import { buildFeeds } from '../feeds/build-feeds.ts';
import { redirectScriptHash, renderRedirectPage } from '../redirects/redirect-page.ts';
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
import { buildPathSuggestions } from './path-suggestions.ts';
import { buildRobots } from './robots.ts';
import { buildSitemap } from './sitemap.ts';
import { thirdPartiesOf } from './third-parties.ts';
import { buildWebManifest } from './web-manifest.ts';

/** Pages frame the sandbox, which is a page of their own origin. */
const PLAYGROUND_NEEDS: ThirdParties = { frames: ["'self'"] };

/**
 * Every text file of the output beside pages, payloads, scripts and the search index: feeds,
 * sitemap.xml, robots.txt, the web manifest, the suggestions of the not-found page, a page for each
 * old address, and the rules files of hosts.
 *
 * @param scriptHashes `sha256-…` of each inline script that pages carry
 * @param sandboxHash the same of the script of the playground's frame, where there is a playground
 * @param documents pages as HTML, by their paths; feeds carry whole posts where they are there
 * @returns path below the output folder -> text
 */
export function buildSiteFiles({
  site,
  scriptHashes = [],
  sandboxHash,
  documents,
}: {
  site: Pick<Site, 'config' | 'routes' | 'redirects'>;
  scriptHashes?: string[];
  sandboxHash?: string;
  documents?: ReadonlyMap<string, string>;
}): Map<string, string> {
  const { config, routes, redirects } = site;
  const { url, baseUrl, title, i18n } = config;
  const htmlLang = i18n.locales[i18n.defaultLocale]?.htmlLang ?? i18n.defaultLocale;
  const feeds = buildFeeds({ config, routes, ...(documents ? { documents } : {}) });
  const headers = buildHeaderRules({
    contentSecurityPolicy: buildContentSecurityPolicy({
      scriptHashes: [...scriptHashes, ...(redirects.length > 0 ? [redirectScriptHash] : [])],
      thirdParties: [...thirdPartiesOf(config), ...(sandboxHash ? [PLAYGROUND_NEEDS] : [])],
    }),
    openPaths: [...feeds.keys()].map((path) => `/${path}`),
    ...(sandboxHash
      ? { sandbox: { path: SANDBOX_PATH, policy: buildSandboxPolicy({ scriptHash: sandboxHash }) } }
      : {}),
    baseUrl,
  });
  const pages = resolveRedirects({ redirects, routes }).map((redirect): [string, string] => [
    `${redirect.from.slice(1)}/index.html`,
    renderRedirectPage({ redirect, config: { url, baseUrl, title, htmlLang } }),
  ]);
  return new Map([
    ...pages,
    ...feeds,
    ['sitemap.xml', buildSitemap(routes)],
    ['robots.txt', buildRobots({ url, baseUrl })],
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
