import type { BlogArchivePage } from '#shared/page-data.ts';
import styles from './blog-archive-page.module.css';
import { BlogFrame } from './blog-frame.tsx';
import { BlogHeader } from './blog-header.tsx';
import { PostLines } from './post-lines.tsx';

/** Every post by year, newest first. */
export function BlogArchivePageView({ page }: { page: BlogArchivePage }) {
  return (
    <BlogFrame blog={page.blog} path={page.path}>
      <BlogHeader title={STRINGS.blog.archive}>{page.head.description}</BlogHeader>
      {page.years.map(({ year, posts }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <PostLines posts={posts} dates="day" />
        </section>
      ))}
    </BlogFrame>
  );
}
