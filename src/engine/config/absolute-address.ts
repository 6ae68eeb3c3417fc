import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { withBaseUrl } from '#shared/base-url.ts';

/** The address of a path on the published site. */
export function absoluteAddress(
  config: Pick<ResolvedSiteConfig, 'url' | 'baseUrl'>,
  href: string,
): string {
  if (!href.startsWith('/')) return href;
  const address = `${config.url}${withBaseUrl(href, config.baseUrl)}`;
  return encodeURI(address);
}
