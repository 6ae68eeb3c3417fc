import { withBaseUrl } from '#shared/base-url.ts';

/** All pages may be crawled; unlisted pages have their own `noindex`. */
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
