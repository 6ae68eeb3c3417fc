import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { withoutBaseUrl } from '#shared/base-url.ts';
import { localeBaseUrls } from '../config/localize-config.ts';

/**
 * What to say at an address of another locale, such as that of a language link: a dev server shows one locale.
 *
 * @param options.address path and query, with the base URL
 * @returns undefined for addresses of the shown locale, and for those outside the site
 */
export function describeOtherLocale(options: {
  config: ResolvedSiteConfig;
  address: string;
}): string | undefined {
  const { config, address } = options;
  const { locales, defaultLocale } = config.i18n;
  const [path = '/'] = address.split('?', 1);
  const bases = localeBaseUrls(config);
  const [found] = Object.keys(locales)
    .map((name, index) => ({ name, base: bases[index] ?? '/' }))
    .filter(({ base }) => withoutBaseUrl(path, base) !== undefined)
    // The base URL of the default locale contains the others.
    .sort((a, b) => b.base.length - a.base.length);
  if (found === undefined || found.base === config.baseUrl) return undefined;
  const option = found.name === defaultLocale ? '' : ` -- --locale ${found.name}`;
  const label = locales[found.name]?.label ?? found.name;
  return `This address is in another language (${label}), and a dev server shows one language at a time. To see it, stop this one and run: npm run dev${option}`;
}

/**
 * A document with only this text. The router has already changed the address when a browser requests it, so going back
 * does not request the previous page by itself.
 */
export function noteDocument(text: string): string {
  return `<!doctype html><title>Another language</title><p>${text}</p>
<script>addEventListener('popstate', () => location.reload())</script>`;
}
