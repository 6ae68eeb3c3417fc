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

/** Address for reporting that a query should have results; the title names the query. */
export function reportAddress(reportHref: string, query: string): string {
  // Unlike encodeURIComponent, it also accepts lone surrogates.
  return `${reportHref}?${new URLSearchParams({ title: `Search: ${query}` })}`;
}
