import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import { defined } from '../defined.ts';

/** The web manifest for home screens. */
export function buildWebManifest(
  config: Pick<
    ResolvedSiteConfig,
    'title' | 'tagline' | 'baseUrl' | 'i18n' | 'icons' | 'themeColor'
  >,
): string {
  const { title, tagline, baseUrl, i18n, icons, themeColor } = config;
  const locale = i18n.locales[i18n.defaultLocale];
  const manifest = {
    name: title,
    short_name: title,
    description: tagline,
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    lang: locale?.htmlLang ?? i18n.defaultLocale,
    dir: locale?.direction ?? 'ltr',
    display: 'browser',
    ...defined({ theme_color: themeColor }),
    icons: icons.map(({ path, ...facts }) => ({ src: withBaseUrl(path, baseUrl), ...facts })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
