import { TRUSTED_POLICY } from '#shared/trusted-types.ts';

/** Addresses outside of the site that its pages may use, by what for. Origins: `https://example.com`. */
export interface ThirdParties {
  scripts?: string[];
  connections?: string[];
  images?: string[];
  frames?: string[];
}

/**
 * Builds the value of the `content-security-policy` header: nothing is allowed but the site itself,
 * the inline scripts with the given hashes and what the configuration names. No inline event handlers, no framing by
 * others, and no text that becomes markup by itself. Which inline styles a document may have says the document (`buildStylePolicy`): both must allow them, and the
 * header, which hosts limit, has the same length whatever the number of style sheets.
 *
 * @param scriptHashes `sha256-…` of each inline script that pages carry, with or without quotes
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
    // Text becomes markup, or the address of a script, only through these policies: see `trusted-types.ts`.
    ['require-trusted-types-for', ["'script'"]],
    ['trusted-types', [TRUSTED_POLICY, ...(from('scripts').length > 0 ? ['default'] : [])]],
  ];
  return formatPolicy(directives);
}

/**
 * Builds the policy that a document carries itself, beside the one of the header: style sheets of the site, inline ones
 * with the given hashes, and no style attributes.
 *
 * @param hashes `sha256-…` of each inline style sheet of the document
 */
export function buildStylePolicy(hashes: string[]): string {
  return formatPolicy([['style-src', ["'self'", ...quoted(hashes)]]]);
}

/**
 * Builds the policy of the page in which the playground runs code of readers. It may evaluate code and
 * nothing else: no network, no other frames, and no origin, so nothing of this site is within its reach. WebRTC is not
 * within a policy's reach (browsers do not know its directive `webrtc`): the frame's script removes it.
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
    // Also where the page is opened by itself.
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
