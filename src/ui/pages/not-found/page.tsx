import { MainContent } from '../../frame/layout/main-content.tsx';
import type { PageOf, PageView } from '../page-view.ts';
import { NotFoundPageView } from './not-found-page.tsx';

export const styles = () => import.meta.viteRsc.loadCss();

/** The page at every address that does not exist. */
export const view: PageView<PageOf<'not-found'>> = async ({ page }) => (
  <MainContent>
    <NotFoundPageView page={page} />
  </MainContent>
);
