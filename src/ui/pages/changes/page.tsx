import type { PageOf, PageView } from '../page-view.ts';
import { ApiChangesPageView } from './api-changes-page.tsx';
import { DocChangesPageView } from './doc-changes-page.tsx';

export const styles = () => import.meta.viteRsc.loadCss();

/** Pages about the differences between versions. */
export const view: PageView<PageOf<'doc-changes' | 'api-changes'>> = async (input) => {
  const { page, sidebar, comparison } = input;
  if (page.kind === 'api-changes') return <ApiChangesPageView page={page} sidebar={sidebar} />;
  if (!comparison)
    throw new Error(`There is no comparison of the pages that ${page.path} is about.`);
  return <DocChangesPageView page={page} comparison={comparison} />;
};
