import { withBaseUrl } from '#shared/base-url.ts';
import { searchLimits } from '#shared/limits.ts';
import { SEARCH_MANIFEST_PATH, type SearchManifest } from '#shared/search/search-manifest.ts';
import { requireOk } from '../../primitives/require-ok.ts';

/** Fetches the manifest of this site's search; without a network, the browser's cached copy. */
export async function loadManifest(): Promise<SearchManifest> {
  const url = withBaseUrl(SEARCH_MANIFEST_PATH, import.meta.env.BASE_URL);
  const load = (cache: RequestCache) =>
    fetch(url, { cache, signal: AbortSignal.timeout(searchLimits.lostAfter) });
  const response = await load('no-cache').catch(() => load('force-cache'));
  requireOk(response, url);
  return response.json();
}
