import type { BlogAuthorPage } from '#shared/page-data.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { BlogHeader, postCount } from './blog-header.tsx';
import styles from './blog-trail.module.css';
import { PostLines } from './post-lines.tsx';

/** One author and what they wrote. */
export function BlogAuthorPageView({ page }: { page: BlogAuthorPage }) {
  const { author, posts } = page;
  return (
    <BlogFrame blog={page.blog} path={page.path}>
      <BlogHeader title={author.name}>
        {author.title && `${author.title} · `}
        {postCount(posts.length)}
        {author.url && (
          <>
            {' · '}
            <a href={author.url} rel="me">
              {author.url.replace(/^https?:\/\//, '')}
            </a>
          </>
        )}
      </BlogHeader>
      <PostLines posts={posts} dates="full" />
      <p className={styles.trail}>
        <ContentLink href="/blog/authors">All authors</ContentLink>
      </p>
    </BlogFrame>
  );
}
