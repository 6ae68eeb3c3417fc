import type { PageOf, PageView } from '../page-view.ts';
import { BlogArchivePageView } from './blog-archive-page.tsx';
import { BlogAuthorPageView } from './blog-author-page.tsx';
import { BlogAuthorsPageView } from './blog-authors-page.tsx';
import { BlogListPageView } from './blog-list-page.tsx';
import { BlogPostPageView } from './blog-post-page.tsx';
import { BlogTagPageView } from './blog-tag-page.tsx';
import { BlogTagsPageView } from './blog-tags-page.tsx';

export const styles = () => import.meta.viteRsc.loadCss();

/** Pages of the blog. */
export const view: PageView<PageOf<`blog-${string}`>> = async ({ page, content }) => {
  switch (page.kind) {
    case 'blog-list': {
      const excerpts = await Promise.all(page.posts.map((entry) => content(entry.excerpt)));
      return <BlogListPageView page={page} excerpts={excerpts} />;
    }
    case 'blog-post':
      return <BlogPostPageView page={page} content={await content(page.content)} />;
    case 'blog-archive':
      return <BlogArchivePageView page={page} />;
    case 'blog-authors':
      return <BlogAuthorsPageView page={page} />;
    case 'blog-author':
      return <BlogAuthorPageView page={page} />;
    case 'blog-tags':
      return <BlogTagsPageView page={page} />;
    case 'blog-tag':
      return <BlogTagPageView page={page} />;
  }
};
