import { withBaseUrl } from '#shared/base-url.ts';
import { type PageSamples, samplesPath } from '#shared/hover.ts';

/**
 * Loads what is known of the samples of pages, each page's once. What could not be loaded is tried again.
 *
 * @param getPath path of the page that is shown
 */
export function createSamplesLoader(getPath: () => string): () => Promise<PageSamples> {
  const pages = new Map<string, Promise<PageSamples>>();
  return () => {
    const url = withBaseUrl(samplesPath(getPath()), import.meta.env.BASE_URL);
    const page = pages.get(url) ?? load(url);
    pages.set(url, page);
    page.catch(() => pages.delete(url));
    return page;
  };
}

async function load(url: string): Promise<PageSamples> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
