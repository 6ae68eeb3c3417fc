import { withBaseUrl } from '#shared/base-url.ts';

/** Everything may be read; pages that may not be listed say so themselves (`noindex`). */
export function buildRobots(options: {
  url: string;
  /** One for each locale. */
  baseUrls: string[];
  /** Site paths: every locale has the same. */
  sitemaps: string[];
}): string {
  const { url, baseUrls, sitemaps } = options;
  const addresses = baseUrls.flatMap((baseUrl) =>
    sitemaps.map((path) => `Sitemap: ${url}${withBaseUrl(path, baseUrl)}\n`),
  );
  return `User-agent: *\nAllow: /\n\n${addresses.join('')}`;
}
