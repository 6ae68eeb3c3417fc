import type { PageOf, PageView } from '../page-view.ts';
import { CategoryIndexPageView } from './category-index-page.tsx';
import { DocPageView } from './doc-page.tsx';

/** Pages of the documentation. Every document has their styles already (`base-styles.ts`). */
export const view: PageView<PageOf<'doc' | 'category-index'>> = async ({ page, content }) => {
  if (page.kind === 'category-index') return <CategoryIndexPageView page={page} />;
  return <DocPageView page={page} content={await content(page.content)} />;
};
