/** Puts the base URL (`/`, `/fr/`) before a site path. Other addresses and bare anchors stay as they are. */
export function withBaseUrl(href: string, baseUrl: string): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  return `${baseUrl.replace(/\/$/, '')}${href}`;
}

/** The site path of a pathname, or nothing where it lies outside the base URL. */
export function withoutBaseUrl(pathname: string, baseUrl: string): string | undefined {
  const base = baseUrl.replace(/\/$/, '');
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
