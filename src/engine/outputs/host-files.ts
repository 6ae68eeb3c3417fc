import type { HostName } from '#schema/site-config.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import type { ResolvedRedirect } from '../redirects/resolve-redirects.ts';
import { type HeaderRule, headersForPath } from './http-headers.ts';

/** The rules of a site, independent of a host's syntax. */
export interface HostFilesInput {
  headers: HeaderRule[];
  /** In the order in which hosts try them; wildcards end in `/*`. */
  redirects: ResolvedRedirect[];
  baseUrl: string;
  /** The host of the site, if it is known. */
  host?: HostName | undefined;
}

/**
 * Writes the rules files that static hosts read from the published folder: `_headers` and `_redirects` (Netlify,
 * Cloudflare; GitLab reads the latter), `vercel.json` (if the folder itself is deployed to Vercel; git-connected
 * projects read the one beside site.config.ts), and `.nojekyll` (so that GitHub Pages publishes the files unchanged).
 */
export function buildHostFiles({
  headers,
  redirects,
  baseUrl,
  host,
}: HostFilesInput): Map<string, string> {
  const based = redirects.map(({ from, to }) => ({
    from: withBaseUrl(from, baseUrl),
    to: withBaseUrl(to, baseUrl),
  }));
  return new Map([
    ['_headers', formatHeaders(headers)],
    ['_redirects', formatRedirects(based, host)],
    ['vercel.json', formatVercel({ headers, redirects: based, baseUrl })],
    ['.nojekyll', ''],
  ]);
}

function formatHeaders(rules: HeaderRule[]): string {
  return rules
    .map(({ source, headers }, index) => {
      const earlier = Object.keys(headersForPath({ rules: rules.slice(0, index), path: source }));
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        // Hosts that join the values of all matching rules must drop the others.
        ...(earlier.includes(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return `${[source, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

/**
 * Netlify prefers a file to a redirect, and each old address has a document for hosts without redirects; `!` reverses
 * this (https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing). Cloudflare always redirects
 * (https://developers.cloudflare.com/pages/configuration/redirects/#per-file) and ignores a line whose status is not a
 * number.
 */
function formatRedirects(redirects: ResolvedRedirect[], host: HostName | undefined): string {
  const status = host === 'netlify' ? '301!' : '301';
  return redirects
    .map(
      ({ from, to }) => `${encodeURI(from)} ${encodeURI(to.replace(/\*$/, ':splat'))} ${status}\n`,
    )
    .join('');
}

function formatVercel({
  headers,
  redirects,
  baseUrl,
}: {
  headers: HeaderRule[];
  redirects: ResolvedRedirect[];
  baseUrl: string;
}): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      ...redirects.map(({ from, to }) => ({
        source: pathPattern(from, ':path*'),
        destination: to.replace(/\*$/, ':path*'),
        permanent: true,
      })),
      ...twinRedirects(baseUrl),
    ],
    headers: headers.map((rule) => ({
      source: pathPattern(rule.source, '(.*)'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * Redirects requests for a page as Markdown to its twin. Vercel serves a file before it rewrites an address, so this
 * must be a redirect. Addresses with a dot are files.
 */
function twinRedirects(baseUrl: string): object[] {
  const has = [{ type: 'header', key: 'accept', value: '(.*)text/markdown(.*)' }];
  const base = pathPattern(baseUrl, '');
  return [
    { source: base, has, destination: `${baseUrl}index.md`, permanent: false },
    { source: `${base}:page([^.]+)`, has, destination: `${baseUrl}:page.md`, permanent: false },
  ];
}

/** Vercel parses sources as patterns, in which these characters are special. */
function pathPattern(path: string, rest: string): string {
  const plain = path.split('*').map((part) => part.replace(/[()[\]{}+?:\\]/g, '\\$&'));
  return plain.join(rest);
}
