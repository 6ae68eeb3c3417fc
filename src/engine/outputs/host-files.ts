import { withBaseUrl } from '#shared/base-url.ts';
import type { ResolvedRedirect } from '../redirects/resolve-redirects.ts';
import { type HeaderRule, headersForPath } from './http-headers.ts';

export interface HostFilesInput {
  headers: HeaderRule[];
  /** In the order in which hosts try them; wildcards end in `/*`. */
  redirects: ResolvedRedirect[];
  baseUrl: string;
}

/**
 * Writes the rules files that static hosts read from the published folder: `_headers` and
 * `_redirects` (Netlify, Cloudflare; GitLab reads the latter), `vercel.json` (when the folder itself
 * is deployed to Vercel), `.nojekyll` (GitHub Pages then leaves the files as they are).
 */
export function buildHostFiles({
  headers,
  redirects,
  baseUrl,
}: HostFilesInput): Map<string, string> {
  const based = redirects.map(({ from, to }) => ({
    from: withBaseUrl(from, baseUrl),
    to: withBaseUrl(to, baseUrl),
  }));
  return new Map([
    ['_headers', formatHeaders(headers)],
    ['_redirects', formatRedirects(based)],
    ['vercel.json', formatVercel({ headers, redirects: based })],
    ['.nojekyll', ''],
  ]);
}

function formatHeaders(rules: HeaderRule[]): string {
  return rules
    .map(({ source, headers }, index) => {
      const earlier = Object.keys(headersForPath({ rules: rules.slice(0, index), path: source }));
      const lines = Object.entries(headers).flatMap(([name, value]) => [
        // Hosts that join the values of all rules are told to forget the others.
        ...(earlier.includes(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return `${[source, ...lines].join('\n')}\n`;
    })
    .join('\n');
}

function formatRedirects(redirects: ResolvedRedirect[]): string {
  return redirects
    .map(({ from, to }) => `${encodeURI(from)} ${encodeURI(to.replace(/\*$/, ':splat'))} 301\n`)
    .join('');
}

function formatVercel({
  headers,
  redirects,
}: {
  headers: HeaderRule[];
  redirects: ResolvedRedirect[];
}): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: pathPattern(from, ':path*'),
      destination: to.replace(/\*$/, ':path*'),
      permanent: true,
    })),
    headers: headers.map((rule) => ({
      source: pathPattern(rule.source, '(.*)'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Vercel reads sources as patterns, in which these characters have a meaning. */
function pathPattern(path: string, rest: string): string {
  const wildcard = path.endsWith('/*');
  const plain = (wildcard ? path.slice(0, -1) : path).replace(/[()[\]{}*+?:\\]/g, '\\$&');
  return wildcard ? `${plain}${rest}` : plain;
}
