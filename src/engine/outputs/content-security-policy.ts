import { TRUSTED_POLICY } from '#shared/trusted-types.ts';

/** External addresses that pages may use, by purpose. Origins: `https://example.com`. */
export interface ThirdParties {
  scripts?: string[];
  connections?: string[];
  images?: string[];
  frames?: string[];
}

/**
 * Builds the value of the `content-security-policy` header. It allows only the site itself, inline scripts with the
 * given hashes, and configured services: no inline event handlers, no framing by other sites, and no text as markup
 * without a trusted type. The allowed inline styles of a document are in its own policy (`buildStylePolicy`), and both
 * policies must allow a style. So the header, whose length hosts limit, does not grow with the number of style sheets.
 *
 * @param scriptHashes `sha256-…` of each inline script in pages, with or without quotes
 * @param thirdParties one entry for each configured service: see `third-parties.ts`
 */
export function buildContentSecurityPolicy({
  scriptHashes = [],
  thirdParties = [],
}: {
  scriptHashes?: string[];
  thirdParties?: ThirdParties[];
}): string {
  const from = (kind: keyof ThirdParties) => thirdParties.flatMap((party) => party[kind] ?? []);
  const directives: [name: string, sources: string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoted(scriptHashes), ...from('scripts')]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...from('images')]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...from('connections')]],
    ['media-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['worker-src', ["'self'"]],
    ['frame-src', from('frames').length > 0 ? from('frames') : ["'none'"]],
    ['form-action', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'none'"]],
    // Text becomes markup or a script address only through these policies: see `trusted-types.ts`.
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', [TRUSTED_POLICY, ...(from('scripts').length > 0 ? ['default'] : [])]],
  ];
  return formatPolicy(directives);
}

/**
 * Builds the policy inside a document, which applies in addition to the header: the site's style sheets, inline ones
 * with the given hashes, and no style attributes.
 *
 * @param hashes `sha256-…` of each inline style sheet in the document
 */
export function buildStylePolicy(hashes: string[]): string {
  return formatPolicy([['style-src', ["'self'", ...quoted(hashes)]]]);
}

/**
 * Builds the policy of the page in which the playground runs readers' code. It may evaluate code and nothing else: no
 * network, no other frames, and no origin, so it cannot reach anything on this site. The policy cannot block WebRTC
 * because browsers do not support its `webrtc` directive, so the frame's script removes it.
 *
 * @param scriptHash `sha256-…` of the page's script
 */
export function buildSandboxPolicy({ scriptHash }: { scriptHash: string }): string {
  return formatPolicy([
    ['default-src', ["'none'"]],
    ['script-src', [`'${scriptHash}'`, "'unsafe-eval'"]],
    ['style-src', ["'unsafe-inline'"]],
    ['img-src', ['data:', 'blob:']],
    ['connect-src', ["'none'"]],
    ['form-action', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['frame-ancestors', ["'self'"]],
    // Also if the page is opened directly.
    ['sandbox', ['allow-scripts', 'allow-forms']],
  ]);
}

function quoted(hashes: string[]): string[] {
  return hashes.map((hash) => `'${hash.replaceAll("'", '')}'`);
}

function formatPolicy(directives: [name: string, sources: string[]][]): string {
  return directives
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
