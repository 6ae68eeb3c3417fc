import type { BlogAuthorPage } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { authorship, BlogHeader } from './blog-header.tsx';
import styles from './blog-trail.module.css';
import { PostLines } from './post-lines.tsx';

/** One author and their posts. */
export function BlogAuthorPageView({ page }: { page: BlogAuthorPage }) {
  const { author, posts, originals } = page;
  return (
    <BlogFrame blog={page.blog} path={page.path}>
      <BlogHeader title={author.name}>
        {author.title && `${author.title} · `}
        {authorship({ count: posts.length, originals: originals.length })}
        {author.url && (
          <>
            {' · '}
            <a href={author.url} rel="me">
              {author.url.replace(/^https?:\/\//, '')}
            </a>
          </>
        )}
      </BlogHeader>
      {posts.length > 0 && <PostLines posts={posts} dates="full" />}
      {originals.length > 0 && (
        <>
          <p>{fill(STRINGS.blog.rewrittenPosts, { author: author.name })}</p>
          <PostLines posts={originals} dates="full" />
        </>
      )}
      <p className={styles.trail}>
        <ContentLink href={`${page.blog.path}/authors`}>{STRINGS.blog.allAuthors}</ContentLink>
      </p>
    </BlogFrame>
  );
}
