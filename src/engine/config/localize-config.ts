import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { SiteShell } from '#shared/site-shell.ts';
import { originalFile } from '../text/translations.ts';

/** The config for one locale. The default locale is at the base URL, every other one below its name: `/fr/`. */
export function localizeConfig(options: {
  config: ResolvedSiteConfig;
  /** The default locale if left out. */
  locale: string | undefined;
}): ResolvedSiteConfig {
  const { config, locale } = options;
  if (locale === undefined || locale === config.i18n.defaultLocale) return config;
  return {
    ...config,
    ...config.i18n.locales[locale]?.overrides,
    baseUrl: `${config.baseUrl}${locale}/`,
    i18n: { ...config.i18n, currentLocale: locale },
  };
}

/** The locale of a config. */
export function shownLocale({ i18n }: Pick<ResolvedSiteConfig, 'i18n'>): SiteShell['locale'] {
  return describeLocale(i18n, i18n.currentLocale ?? i18n.defaultLocale);
}

/** The locale of a text shown in place of a missing translation; undefined if the file is translated. */
export function fallbackLocale(
  { i18n }: Pick<ResolvedSiteConfig, 'i18n'>,
  file: string,
): SiteShell['locale'] | undefined {
  const isRight = translatedLocale({ i18n }) === undefined || originalFile(file) !== file;
  return isRight ? undefined : describeLocale(i18n, i18n.defaultLocale);
}

/** The locale whose translations are shown; undefined for the default locale, which has the originals. */
export function translatedLocale({
  i18n: { currentLocale, defaultLocale },
}: Pick<ResolvedSiteConfig, 'i18n'>): string | undefined {
  return currentLocale === defaultLocale ? undefined : currentLocale;
}

function describeLocale(i18n: ResolvedSiteConfig['i18n'], name: string): SiteShell['locale'] {
  const { htmlLang = name, direction = 'ltr' } = i18n.locales[name] ?? {};
  return { name, htmlLang, direction };
}

/** The base URL of every locale of the site, including the config's own. */
export function localeBaseUrls({ baseUrl, i18n }: ResolvedSiteConfig): string[] {
  const { currentLocale, defaultLocale, locales } = i18n;
  const siteBase = currentLocale ? baseUrl.slice(0, -`${currentLocale}/`.length) : baseUrl;
  return Object.keys(locales).map((name) =>
    name === defaultLocale ? siteBase : `${siteBase}${name}/`,
  );
}
