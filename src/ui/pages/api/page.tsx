import type { PageOf, PageView } from '../page-view.ts';
import { ApiEntryPageView } from './api-entry-page.tsx';
import { ApiIndexPageView } from './api-index-page.tsx';
import { ApiSymbolPageView } from './api-symbol-page.tsx';

export const styles = () => import.meta.viteRsc.loadCss();

/** Pages of the API reference. */
export const view: PageView<PageOf<'api-index' | 'api-entry' | 'api-symbol'>> = async ({
  page,
  sidebar,
}) => {
  switch (page.kind) {
    case 'api-index':
      return <ApiIndexPageView page={page} sidebar={sidebar} />;
    case 'api-entry':
      return <ApiEntryPageView page={page} sidebar={sidebar} />;
    case 'api-symbol':
      return <ApiSymbolPageView page={page} sidebar={sidebar} />;
  }
};
