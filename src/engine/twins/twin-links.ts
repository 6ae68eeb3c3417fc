import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { Route } from '#shared/route.ts';
import { hasTwin, twinPath } from '#shared/twin-path.ts';
import { absoluteAddress } from '../config/absolute-address.ts';

/**
 * Target of a page's link in its twin: absolute, and the target page's twin if it has one. Links to files and other
 * sites are unchanged.
 *
 * @param options.href resolved address on the page
 * @param options.from path of the page, for bare anchors
 */
export type ResolveTwinLink = (options: { href: string; from: string }) => string;

export function createTwinLinks(site: {
  config: ResolvedSiteConfig;
  routes: Route[];
}): ResolveTwinLink {
  const { config, routes } = site;
  const twins = new Set(routes.filter(({ page }) => hasTwin(page)).map(({ path }) => path));
  return ({ href, from }) => {
    if (!/^[/#]/.test(href) || href.startsWith('//')) return href;
    const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    const path = address === '' ? from : address;
    if (twins.has(path)) return `${absoluteAddress(config, twinPath(path))}${rest}`;
    return absoluteAddress(config, `${path}${rest}`);
  };
}
