/** Headers for the paths that match `source`: a path, a folder followed by `/*`, or an extension after `/*`. */
export interface HeaderRule {
  source: string;
  headers: Record<string, string>;
}

/** Browser features that a documentation site never uses. */
const REFUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Builds the table of response headers: the `serve` command sends them, and the rules files for hosts are generated
 * from it. If two rules set the same header, the later one wins.
 *
 * @param contentSecurityPolicy see `buildContentSecurityPolicy`
 * @param openPaths files that scripts on other sites may read: the feeds
 * @param sandbox the page in which the playground runs code, with its policy; pages of this site may frame it
 * @param freshPaths files that must be revalidated before use: the service worker
 * @param baseUrl `/` or `/folder/`
 */
export function buildHeaderRules({
  contentSecurityPolicy,
  openPaths = [],
  freshPaths = [],
  sandbox,
  baseUrl,
}: {
  contentSecurityPolicy: string;
  openPaths?: string[];
  freshPaths?: string[];
  sandbox?: { path: string; policy: string };
  baseUrl: string;
}): HeaderRule[] {
  const base = baseUrl.replace(/\/$/, '');
  return [
    {
      source: `${base}/*`,
      headers: {
        'content-security-policy': contentSecurityPolicy,
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        // No `cache-control`: hosts send `max-age=0, must-revalidate` by default, and some join the values of all rules
        // that match a path.
      },
    },
    {
      // The hash in the name changes with the bytes.
      source: `${base}/assets/*`,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    },
    ...openPaths.map((path) => ({
      source: `${base}${path}`,
      headers: { 'access-control-allow-origin': '*' },
    })),
    ...freshPaths.map((path) => ({
      source: `${base}${path}`,
      headers: { 'cache-control': 'no-cache' },
    })),
    {
      source: `${base}/*.md`,
      headers: {
        'content-type': 'text/markdown; charset=utf-8',
        'access-control-allow-origin': '*',
        // Search engines index the page itself.
        'x-robots-tag': 'noindex',
      },
    },
    // Also with a trailing slash, for hosts that add one.
    ...(sandbox ? [sandbox.path, `${sandbox.path}/*`] : []).map((path) => ({
      source: `${base}${path}`,
      headers: {
        'content-security-policy': sandbox?.policy ?? '',
        'x-frame-options': 'SAMEORIGIN',
      },
    })),
  ];
}

/** The headers of one path, from all rules that match it. */
export function headersForPath({
  rules,
  path,
}: {
  rules: HeaderRule[];
  path: string;
}): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (covers(rule.source, path)) Object.assign(headers, rule.headers);
  }
  return headers;
}

function covers(source: string, path: string): boolean {
  const [start = '', ending] = source.split('*');
  if (ending === undefined) return path === source;
  return path.startsWith(start) && path.endsWith(ending) && path.length >= source.length - 1;
}
