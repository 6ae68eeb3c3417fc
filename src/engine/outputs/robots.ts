import { withBaseUrl } from '#shared/base-url.ts';

/** Everything may be read; pages that may not be listed say so themselves (`noindex`). */
export function buildRobots({ url, baseUrl }: { url: string; baseUrl: string }): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${withBaseUrl('/sitemap.xml', baseUrl)}\n`;
}
