import { loadPageAhead } from '../../prefetch/page-ahead.ts';
import { requireOk } from '../../primitives/require-ok.ts';

/**
 * Opens a hit if its page is loaded or saved, and rejects otherwise, because following it would show the browser's
 * offline page.
 *
 * @param onFound called before the page is opened
 */
export async function openOffline(href: string, onFound: () => void): Promise<void> {
  const url = new URL(href, document.baseURI).href;
  // Browsers that cannot navigate by script load the page in full, which only a saved page survives.
  const loaded = typeof navigation === 'undefined' ? undefined : loadPageAhead(url);
  await (loaded ?? fetch(url).then((response) => requireOk(response, url)));
  onFound();
  location.assign(href);
}
