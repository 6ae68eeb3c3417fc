import type { SampleFile } from '#shared/mdx-components.ts';
import { fill } from '#shared/strings/fill.ts';
import { loadSamples } from '../code/load-samples.ts';

/** A sample of a page. */
export interface PageSample {
  /** Site path of the page. */
  path: string;
  files: readonly SampleFile[];
}

/**
 * Loads the sample that an address made by `playgroundHref` names: `?sample=/docs/quickstart/3`.
 *
 * @returns undefined if it names none
 * @throws if the page or the sample does not exist, or does not load
 */
export async function loadSample(query: URLSearchParams): Promise<PageSample | undefined> {
  const sample = query.get('sample');
  if (!sample) return undefined;
  const end = sample.lastIndexOf('/');
  const path = sample.slice(0, end);
  const place = sample.slice(end + 1);
  const files = (await loadSamples(path)).files[Number(place)];
  if (!files) throw new Error(fill(STRINGS.playground.noSample, { place, path }));
  return { path, files };
}
