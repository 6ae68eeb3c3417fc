import type { PageData } from '#shared/page-data.ts';
import { ApiEntryPageView } from './api-entry-page.tsx';
import { ApiIndexPageView } from './api-index-page.tsx';
import { ApiSymbolPageView } from './api-symbol-page.tsx';

/** A page of the API reference. */
export function ApiPageView({ page }: { page: Extract<PageData, { kind: `api-${string}` }> }) {
  switch (page.kind) {
    case 'api-index':
      return <ApiIndexPageView page={page} />;
    case 'api-entry':
      return <ApiEntryPageView page={page} />;
    case 'api-symbol':
      return <ApiSymbolPageView page={page} />;
  }
}
