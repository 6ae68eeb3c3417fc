/** Prefixes a site path with the base URL (`/`, `/fr/`). Other addresses and bare anchors are returned unchanged. */
export function withBaseUrl(href: string, baseUrl: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  return `${baseUrl.replace(/\/$/, '')}${href}`;
}

/** The site path of a pathname, or undefined if it is outside the base URL. */
export function withoutBaseUrl(pathname: string, baseUrl: string): string | undefined {
  const base = baseUrl.replace(/\/$/, '');
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
