/** Addresses outside of the site that its pages may use, by what for. Origins: `https://example.com`. */
export interface ThirdParties {
  scripts?: string[];
  connections?: string[];
  images?: string[];
  frames?: string[];
  styles?: string[];
}

/**
 * Builds the value of the `content-security-policy` header: nothing is allowed but the site itself,
 * the inline scripts and styles with the given hashes and what the configuration names. No style
 * attributes, no inline event handlers, no framing by others.
 *
 * @param scriptHashes `sha256-…` of each inline script that pages carry, with or without quotes
 * @param styleHashes the same of each inline style sheet
 * @param thirdParties one entry for each configured service: see `third-parties.ts`
 */
export function buildContentSecurityPolicy({
  scriptHashes = [],
  styleHashes = [],
  thirdParties = [],
}: {
  scriptHashes?: string[];
  styleHashes?: string[];
  thirdParties?: ThirdParties[];
}): string {
  const from = (kind: keyof ThirdParties) => thirdParties.flatMap((party) => party[kind] ?? []);
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash.replaceAll("'", '')}'`);
  const directives: [name: string, sources: string[]][] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", ...quoted(scriptHashes), ...from('scripts')]],
    ['style-src', ["'self'", ...quoted(styleHashes), ...from('styles')]],
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
  ];
  return formatPolicy(directives);
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

function formatPolicy(directives: [name: string, sources: string[]][]): string {
  return directives
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
