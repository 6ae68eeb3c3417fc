import type { ReactNode } from 'react';
import type { ContentReference, PageData } from '#shared/page-data.ts';

type BlogPage = Extract<PageData, { kind: `blog-${string}` }>;

/** The element that draws one of the blog's pages. */
export async function loadBlogView(input: {
  page: BlogPage;
  content: (reference: ContentReference) => Promise<ReactNode>;
}): Promise<ReactNode> {
  const { page, content } = input;
  switch (page.kind) {
    case 'blog-list': {
      const { BlogListPageView } = await import('#ui/pages/blog/blog-list-page.tsx');
      const excerpts = await Promise.all(page.posts.map((entry) => content(entry.excerpt)));
      return <BlogListPageView page={page} excerpts={excerpts} />;
    }
    case 'blog-post': {
      const { BlogPostPageView } = await import('#ui/pages/blog/blog-post-page.tsx');
      return <BlogPostPageView page={page} content={await content(page.content)} />;
    }
    case 'blog-archive': {
      const { BlogArchivePageView } = await import('#ui/pages/blog/blog-archive-page.tsx');
      return <BlogArchivePageView page={page} />;
    }
    case 'blog-authors': {
      const { BlogAuthorsPageView } = await import('#ui/pages/blog/blog-authors-page.tsx');
      return <BlogAuthorsPageView page={page} />;
    }
    case 'blog-author': {
      const { BlogAuthorPageView } = await import('#ui/pages/blog/blog-author-page.tsx');
      return <BlogAuthorPageView page={page} />;
    }
    case 'blog-tags': {
      const { BlogTagsPageView } = await import('#ui/pages/blog/blog-tags-page.tsx');
      return <BlogTagsPageView page={page} />;
    }
    case 'blog-tag': {
      const { BlogTagPageView } = await import('#ui/pages/blog/blog-tag-page.tsx');
      return <BlogTagPageView page={page} />;
    }
  }
}
