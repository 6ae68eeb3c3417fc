import { withBaseUrl } from '#shared/base-url.ts';
import { escapeXml } from '#shared/escape-xml.ts';
import { fillParts } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';
import type { ResolvedRedirect } from '../redirects/resolve-redirects.ts';
import { buildStylePolicy } from './content-security-policy.ts';
import { hashContent } from './hash-content.ts';

/** Hosts that redirect leave the anchor to the browser, which keeps it. A page has to pass it on. */
const KEEP_ANCHOR =
  'location.hash&&location.replace(document.querySelector("main a").href+location.hash)';

/** Hash of the script in redirect pages, for the content security policy. */
export const redirectScriptHash = hashContent(KEEP_ANCHOR);

/** The part of the config that a redirect document shows. */
export interface RedirectPageConfig {
  url: string;
  baseUrl: string;
  /** Name of the site, for the title. */
  title: string;
  htmlLang: string;
}

/**
 * The page at an old address, for hosts without redirects. It redirects without a script and is hidden from search
 * engines. With a script, it keeps the anchor.
 */
export function renderRedirectPage({
  redirect,
  config,
  strings,
}: {
  redirect: ResolvedRedirect;
  config: RedirectPageConfig;
  strings: Strings;
}): string {
  const target = escapeXml(encodeURI(withBaseUrl(redirect.to, config.baseUrl)));
  const canonical = redirect.to.startsWith('/') ? `${escapeXml(config.url)}${target}` : target;
  const address = `<a href="${target}">${escapeXml(redirect.to)}</a>`;
  const words = strings.redirects;
  return `<!doctype html>
<html lang="${escapeXml(config.htmlLang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${buildStylePolicy([])}">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(words.moved)} | ${escapeXml(config.title)}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${canonical.replace(/#.*$/, '')}">
</head>
<body>
<main>
<h1>${escapeXml(words.pageMoved)}</h1>
<p>${fillParts(escapeXml(words.nowAt), { address }).join('')}</p>
</main>${redirect.to.includes('#') ? '' : `\n<script>${KEEP_ANCHOR}</script>`}
</body>
</html>
`;
}
