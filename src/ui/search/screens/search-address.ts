import { withBaseUrl } from '#shared/base-url.ts';

/** Address of the page with all results of a query. */
export function resultsAddress(options: {
  resultsPath: string;
  query: string;
  /** Label of the version that is searched in. */
  version: string | undefined;
  /** What is searched for alone. */
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

/** Address at which to tell that a query should have results; its title says which. */
export function reportAddress(reportHref: string, query: string): string {
  // Unlike encodeURIComponent, it takes half a character too.
  return `${reportHref}?${new URLSearchParams({ title: `Search: ${query}` })}`;
}
