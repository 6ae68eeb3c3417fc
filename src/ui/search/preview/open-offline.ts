import { loadPageAhead } from '../../prefetch/page-ahead.ts';

/** Opens a hit if its page is here or saved, and rejects if not: following it would end on the browser's own page. */
export async function openOffline(href: string): Promise<void> {
  const loading = loadPageAhead(new URL(href, document.baseURI).href);
  if (!loading) throw new Error(`${href} is not a page of this site.`);
  await loading;
  location.assign(href);
}
