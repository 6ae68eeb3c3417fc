import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { escapeXml } from '#shared/escape-xml.ts';
import { OPEN_SEARCH_PATH, RESULTS_PATH } from '#shared/search/search-manifest.ts';
import { absoluteAddress } from '../config/absolute-address.ts';

/**
 * The OpenSearch 1.1 description, with which browsers search the site from the address bar. Short names are limited to
 * 16 characters.
 */
export function buildOpenSearch(
  config: Pick<ResolvedSiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl' | 'favicon' | 'i18n'>,
): string {
  const { title, tagline, favicon, i18n } = config;
  const locale = i18n.currentLocale ?? i18n.defaultLocale;
  // The braces mark the position of the search terms and must not be escaped.
  const results = `${absoluteAddress(config, RESULTS_PATH)}?q={searchTerms}`;
  const lines = [
    `<ShortName>${escapeXml(title.slice(0, 16).trim())}</ShortName>`,
    `<Description>${escapeXml(tagline.slice(0, 1024))}</Description>`,
    `<Url type="text/html" method="get" template="${escapeXml(results)}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(absoluteAddress(config, OPEN_SEARCH_PATH))}"/>`,
    ...(favicon ? [`<Image>${escapeXml(absoluteAddress(config, favicon))}</Image>`] : []),
    `<Language>${escapeXml(i18n.locales[locale]?.htmlLang ?? locale)}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
${lines.join('\n')}
</OpenSearchDescription>
`;
}
