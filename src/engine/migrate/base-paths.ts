import type { SourceData } from './source-data.ts';

/** First part of the addresses of docs or posts, without slashes: in the source, where it may be empty, and here. */
export function basePathOf(
  part: SourceData | undefined,
  fallback: string,
): { there: string; here: string } {
  const there =
    part
      ?.get('routeBasePath')
      .text()
      ?.replace(/^\/+|\/+$/g, '') ?? fallback;
  return { there, here: there || fallback };
}
