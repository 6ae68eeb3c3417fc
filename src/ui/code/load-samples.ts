import { withBaseUrl } from '#shared/base-url.ts';
import { type PageSamples, samplesPath } from '#shared/hover.ts';
import { fill } from '#shared/strings/fill.ts';
import { loadOnce } from '../primitives/load-once.ts';
import { requireOk } from '../primitives/require-ok.ts';

/** Loads the annotations of a page's samples. The path may come from a manipulated address, but stays on this site. */
export const loadSamples = loadOnce(async (path): Promise<PageSamples> => {
  const url = new URL(withBaseUrl(samplesPath(path), import.meta.env.BASE_URL), location.origin);
  if (url.origin !== location.origin) throw new Error(fill(STRINGS.failures.noPage, { path }));
  const response = await fetch(url);
  requireOk(response, url.pathname);
  return response.json();
});
