import { withBaseUrl } from '#shared/base-url.ts';
import { type PageSamples, samplesPath } from '#shared/hover.ts';
import { fill } from '#shared/strings/fill.ts';
import { requireOk } from '../primitives/require-ok.ts';

const pages = new Map<string, Promise<PageSamples>>();

/**
 * Loads the annotations of a page's samples, once per page. Failed loads are retried. The path may come from a
 * manipulated address, but never leads to another site.
 */
export function loadSamples(path: string): Promise<PageSamples> {
  const page = pages.get(path) ?? load(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  return page;
}

async function load(path: string): Promise<PageSamples> {
  const url = new URL(withBaseUrl(samplesPath(path), import.meta.env.BASE_URL), location.origin);
  if (url.origin !== location.origin) throw new Error(fill(STRINGS.failures.noPage, { path }));
  const response = await fetch(url);
  requireOk(response, url.pathname);
  return response.json();
}
