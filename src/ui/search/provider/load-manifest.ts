import { withBaseUrl } from '#shared/base-url.ts';
import { searchLimits } from '#shared/limits.ts';
import { SEARCH_MANIFEST_PATH, type SearchManifest } from '#shared/search/search-manifest.ts';
import { requireOk } from '../../primitives/require-ok.ts';

/**
 * Fetches the manifest of this site's search; without a network, the browser's cached copy. (After a server that never
 * responds, Chromium has none, because it drops the copy that an aborted request was about to replace.)
 */
export async function loadManifest(): Promise<SearchManifest> {
  const url = withBaseUrl(SEARCH_MANIFEST_PATH, import.meta.env.BASE_URL);
  const signal = AbortSignal.timeout(searchLimits.lostAfter);
  const response = await fetch(url, { cache: 'no-cache', signal }).catch(() =>
    // Unlike `force-cache`, this never waits for the server again.
    fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }),
  );
  requireOk(response, url);
  return response.json();
}
