import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { withBaseUrl } from '#shared/base-url.ts';

export interface WebManifestIcon {
  /** Path below the base URL, with a slash in front. */
  path: string;
  /** `any` for drawings, else `192x192`. */
  sizes: string;
  type: string;
}

/** What browsers want to know to keep the site on a home screen. */
export function buildWebManifest({
  config,
  icons,
  colour,
}: {
  config: Pick<ResolvedSiteConfig, 'title' | 'tagline' | 'baseUrl' | 'i18n'>;
  icons: WebManifestIcon[];
  /** Colour of the window's frame. */
  colour?: string;
}): string {
  const { title, tagline, baseUrl, i18n } = config;
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
    ...(colour === undefined ? {} : { theme_color: colour }),
    icons: icons.map(({ path, sizes, type }) => ({
      src: withBaseUrl(path, baseUrl),
      sizes,
      type,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
