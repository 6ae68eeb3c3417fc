import type { ReactNode } from 'react';
import type { BlogPostPage } from '#shared/page-data.ts';
import { Filled } from '../../primitives/filled.tsx';
import { PageDate } from '../../primitives/page-date.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { BlogPagination } from './blog-pagination.tsx';
import styles from './blog-post-page.module.css';
import { OriginalNote } from './original-note.tsx';
import { PostContents } from './post-contents.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostLines } from './post-lines.tsx';
import { TagList } from './tag-list.tsx';

/** One post, with its contents, neighbors and related posts. */
export function BlogPostPageView({ page, content }: { page: BlogPostPage; content: ReactNode }) {
  const { post, pagination, related } = page;
  return (
    <BlogFrame
      blog={page.blog}
      path={page.path}
      aside={page.toc.length > 0 && <PostContents toc={page.toc} />}
    >
      <article>
        <header className={styles.header}>
          <h1>{post.title}</h1>
          <p className={styles.lead}>{post.description}</p>
          <PostFacts post={post} />
        </header>
        {post.original && <OriginalNote date={post.date} original={post.original} />}
        {content}
        <footer className={styles.footer}>
          <TagList tags={post.tags.map((tag) => ({ tag }))} />
          <p className={styles.source}>
            {page.discussion && <a href={page.discussion}>{STRINGS.blog.discuss}</a>}
            {page.editUrl && <a href={page.editUrl}>{STRINGS.docs.edit}</a>}
            {page.lastUpdated && (
              <span>
                <Filled
                  template={STRINGS.blog.lastUpdated}
                  parts={{ date: <PageDate date={page.lastUpdated} /> }}
                />
              </span>
            )}
          </p>
        </footer>
      </article>
      <BlogPagination
        label={STRINGS.blog.postNavigation}
        previous={{ hint: STRINGS.blog.newerPost, link: pagination.previous }}
        next={{ hint: STRINGS.blog.olderPost, link: pagination.next }}
      />
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>{STRINGS.blog.related}</h2>
          <PostLines posts={related} dates="full" />
        </section>
      )}
    </BlogFrame>
  );
}
