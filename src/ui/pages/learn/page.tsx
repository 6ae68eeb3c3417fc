import type { PageOf, PageView } from '../page-view.ts';
import { LearnIndexPageView } from './learn-index-page.tsx';
import { LessonPageView } from './lesson-page.tsx';

export const styles = () => import.meta.viteRsc.loadCss();

/** Pages of the course. */
export const view: PageView<PageOf<'learn-index' | 'lesson'>> = async ({ page, content }) =>
  page.kind === 'lesson' ? (
    <LessonPageView page={page} content={await content(page.content)} />
  ) : (
    <LearnIndexPageView page={page} />
  );
