/**
 * The address of the page one is on in another locale (row L11): a locale other than the default one
 * has its name as the first part of its base URL; query and anchor are kept.
 */
export function localizedHref(options: {
  /** Site path without base URL: `/docs/quickstart`. */
  path: string;
  /** With `?`, or empty. */
  query?: string;
  /** With `#`, or empty. */
  hash?: string;
  /** The locale to lead to, and the one that is shown. */
  locale: string;
  currentLocale: string;
  defaultLocale: string;
  /** Base URL of the shown locale: `/`, `/fr/`. */
  baseUrl: string;
}): string {
  const { path, query = '', hash = '', locale, currentLocale, defaultLocale, baseUrl } = options;
  const siteBase =
    currentLocale === defaultLocale ? baseUrl : baseUrl.replace(`/${currentLocale}/`, '/');
  const localeBase = locale === defaultLocale ? siteBase : `${siteBase}${locale}/`;
  return `${localeBase}${path.slice(1)}${query}${hash}`;
}
