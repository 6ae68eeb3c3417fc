/**
 * The address of the current page in another locale (row L11). A locale other than the default one is the last part of
 * its base URL. Query and anchor are kept.
 */
export function localizedHref(options: {
  /** Site path without base URL: `/docs/quickstart`. */
  path: string;
  /** With `?`, or empty. */
  query?: string;
  /** With `#`, or empty. */
  hash?: string;
  /** The target locale, and the current one. */
  locale: string;
  currentLocale: string;
  defaultLocale: string;
  /** Base URL of the current locale: `/`, `/fr/`. */
  baseUrl: string;
}): string {
  const { path, query = '', hash = '', locale, currentLocale, defaultLocale, baseUrl } = options;
  const siteBase =
    currentLocale === defaultLocale ? baseUrl : baseUrl.slice(0, -`${currentLocale}/`.length);
  const localeBase = locale === defaultLocale ? siteBase : `${siteBase}${locale}/`;
  return `${localeBase}${path.slice(1)}${query}${hash}`;
}
