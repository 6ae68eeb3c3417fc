import type { ReactNode } from 'react';
import type { BlogListPage } from '#shared/page-data.ts';
import { fill } from '#shared/strings/fill.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { MoreLink } from '../../primitives/more-link.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { BlogHeader } from './blog-header.tsx';
import styles from './blog-list-page.module.css';
import { BlogPagination } from './blog-pagination.tsx';
import { PostFacts } from './post-facts.tsx';
import { TagList } from './tag-list.tsx';

/** The blog: its posts with excerpts, newest first. */
export function BlogListPageView(props: { page: BlogListPage; excerpts: ReactNode[] }) {
  const { page, excerpts } = props;
  return (
    <BlogFrame blog={page.blog} path={page.path}>
      <BlogHeader
        title={
          page.page > 1
            ? fill(STRINGS.blog.listPage, { title: page.title, page: page.page })
            : page.title
        }
      >
        {page.head.description}
      </BlogHeader>
      {page.posts.map(({ post }, index) => (
        <article key={post.path} className={styles.post}>
          <h2 className={styles.title}>
            <ContentLink href={post.path}>{post.title}</ContentLink>
          </h2>
          <PostFacts post={post} />
          {excerpts[index]}
          <div className={styles.foot}>
            {post.truncated && (
              <MoreLink
                href={post.path}
                aria-label={fill(STRINGS.blog.readMoreAbout, { title: post.title })}
              >
                {STRINGS.blog.readMore}
              </MoreLink>
            )}
            <TagList tags={post.tags.map((tag) => ({ tag }))} />
          </div>
        </article>
      ))}
      <BlogPagination
        label={STRINGS.blog.listNavigation}
        previous={{ hint: STRINGS.blog.newerPosts, link: page.pagination.previous }}
        next={{ hint: STRINGS.blog.olderPosts, link: page.pagination.next }}
      />
    </BlogFrame>
  );
}
