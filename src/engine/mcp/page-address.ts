import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import { withoutBaseUrl } from '#shared/base-url.ts';

/** A page of the site, and a section of it where one is asked for. */
export interface PageAddress {
  /** As routes have it: without ending and trailing slash. */
  path: string;
  /** Without `#`. */
  anchor?: string;
}

/**
 * Reads an address of the site from what assistants write: whole or only a path, with or without `.md`, trailing slash
 * or query.
 *
 * @returns nothing for an address of another site
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
  const path = `/${decode(before.replace(/\?.*$/s, ''))}`
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/\.(?:md|html)$/, '')
    .replace(/\/index$/, '');
  return {
    path: path === '' ? '/' : path,
    ...(anchor === '' ? {} : { anchor: decode(anchor) }),
  };
}

/** What is behind the host of the site, whose name may stand without a protocol. */
function ownAddress(
  written: string,
  { url, baseUrl }: Pick<ResolvedSiteConfig, 'url' | 'baseUrl'>,
): string | undefined {
  const [, host = '', rest = ''] = /^(?:https?:)?(?:\/\/)?([^/?#]+)(.*)$/is.exec(written) ?? [];
  if (host.toLowerCase().replace(/^www\./, '') !== new URL(url).host) return undefined;
  return withoutBaseUrl(rest, baseUrl) ?? rest;
}

/** What is no valid encoding stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
