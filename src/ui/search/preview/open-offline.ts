import { loadPageAhead } from '../../prefetch/page-ahead.ts';

/**
 * Opens a hit if its page is loaded or saved, and rejects otherwise, because following it would show the browser's
 * offline page.
 */
export async function openOffline(href: string): Promise<void> {
  const loading = loadPageAhead(new URL(href, document.baseURI).href);
  if (!loading) throw new Error(`${href} is not a page of this site.`);
  await loading;
  location.assign(href);
}
