import type { ReactNode } from 'react';
import { formatDate } from '#shared/format-date.ts';
import type { BlogPostPage } from '#shared/page-data.ts';
import { BlogFrame } from './blog-frame.tsx';
import { BlogPagination } from './blog-pagination.tsx';
import styles from './blog-post-page.module.css';
import { OriginalNote } from './original-note.tsx';
import { PostContents } from './post-contents.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostLines } from './post-lines.tsx';
import { TagList } from './tag-list.tsx';

/** One post, with its contents, neighbours and relatives. */
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
            {page.discussion && <a href={page.discussion}>Discuss this post</a>}
            {page.editUrl && <a href={page.editUrl}>Edit this page</a>}
            {page.lastUpdated && (
              <span>
                {'Last updated '}
                <time dateTime={page.lastUpdated}>{formatDate(page.lastUpdated)}</time>
              </span>
            )}
          </p>
        </footer>
      </article>
      <BlogPagination
        label="Blog post page navigation"
        previous={{ hint: 'Newer post', link: pagination.previous }}
        next={{ hint: 'Older post', link: pagination.next }}
      />
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>Related posts</h2>
          <PostLines posts={related} dates="full" />
        </section>
      )}
    </BlogFrame>
  );
}
