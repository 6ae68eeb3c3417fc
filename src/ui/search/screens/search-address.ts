import { withBaseUrl } from '#shared/base-url.ts';

/** Address of the page with all results for a query. */
export function resultsAddress(options: {
  resultsPath: string;
  query: string;
  /** Label of the searched version. */
  version: string | undefined;
  /** The searched kinds. */
  kind: string | undefined;
  baseUrl: string;
}): string {
  const { resultsPath, query, version, kind, baseUrl } = options;
  const parameters = new URLSearchParams({
    q: query,
    ...(version && { version }),
    ...(kind && { kind }),
  });
  return `${withBaseUrl(resultsPath, baseUrl)}?${parameters}`;
}
