import type { PageOf, PageView } from '../page-view.ts';
import { CategoryIndexPageView } from './category-index-page.tsx';
import { DocPageView } from './doc-page.tsx';

/** Documentation pages. Every document already has their styles (`base-styles.ts`). */
export const view: PageView<PageOf<'doc' | 'category-index'>> = async ({
  page,
  sidebar,
  content,
}) => {
  if (page.kind === 'category-index')
    return <CategoryIndexPageView page={page} sidebar={sidebar} />;
  // Loaded only on sites that ask for feedback.
  const feedback =
    page.feedback && (await import('../../feedback/draw-feedback.tsx')).drawFeedback(page.feedback);
  return (
    <DocPageView
      page={page}
      sidebar={sidebar}
      content={await content(page.content)}
      feedback={feedback}
    />
  );
};
