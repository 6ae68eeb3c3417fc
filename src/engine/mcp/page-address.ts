import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { withoutBaseUrl } from '#shared/base-url.ts';
import { decodePart } from '#shared/decode-address.ts';

/** A page of the site, with a section if one was requested. */
export interface PageAddress {
  /** As in routes: without extension and trailing slash. */
  path: string;
  /** Without `#`. */
  anchor?: string;
}

/**
 * Parses an address of the site as assistants write it: absolute or only a path, with or without `.md`, trailing slash
 * or query.
 *
 * @returns undefined for an address of another site
 */
export function parsePageAddress(options: {
  written: string;
  config: Pick<ResolvedSiteConfig, 'url' | 'baseUrl'>;
}): PageAddress | undefined {
  const { config } = options;
  const written = options.written.trim().replace(/^<(.*)>$/s, '$1');
  const own = ownAddress(written, config);
  if (own === undefined && /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) return undefined;
  const [, before = '', anchor = ''] = /^([^#]*)#?(.*)$/s.exec(own ?? written) ?? [];
  const path = `/${decodePart(before.replace(/\?.*$/s, ''))}`
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/\.(?:md|html)$/, '')
    .replace(/\/index$/, '');
  return {
    path: path === '' ? '/' : path,
    ...(anchor === '' ? {} : { anchor: decodePart(anchor) }),
  };
}

/** The part after the site's host, which may be written without a protocol. */
function ownAddress(
  written: string,
  { url, baseUrl }: Pick<ResolvedSiteConfig, 'url' | 'baseUrl'>,
): string | undefined {
  const [, host = '', rest = ''] = /^(?:https?:)?(?:\/\/)?([^/?#]+)(.*)$/is.exec(written) ?? [];
  if (host.toLowerCase().replace(/^www\./, '') !== new URL(url).host) return undefined;
  return withoutBaseUrl(rest, baseUrl) ?? rest;
}
