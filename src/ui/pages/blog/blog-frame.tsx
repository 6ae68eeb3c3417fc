import type { ReactNode } from 'react';
import type { BlogContext } from '#shared/page-data.ts';
import { MainContent } from '../../frame/layout/main-content.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './blog-frame.module.css';

/** The frame of all blog pages: posts by year on the left, the page, and its contents on the right. */
export function BlogFrame(props: {
  blog: BlogContext;
  /** Path of the page, to mark it in the sidebar. */
  path: string;
  /** Content of the right column. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { blog, path, aside, children } = props;
  return (
    <div className={styles.frame} data-aside={aside ? '' : undefined}>
      <MainContent className={styles.page}>{children}</MainContent>
      <nav className={styles.sidebar} aria-label={STRINGS.blog.recent}>
        <p className={styles.sidebarTitle}>{blog.title}</p>
        {blog.recent.map(({ year, posts }) => (
          <section key={year} className={styles.year}>
            <h2>{year}</h2>
            <ul>
              {posts.map((post) => (
                <li key={post.path}>
                  <ContentLink
                    href={post.path}
                    aria-current={post.path === path ? 'page' : undefined}
                  >
                    {post.title}
                  </ContentLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ul className={styles.more}>
          <li>
            <ContentLink href={`${blog.path}/archive`}>{STRINGS.blog.archive}</ContentLink>
          </li>
          <li>
            <ContentLink href={`${blog.path}/authors`}>{STRINGS.blog.authors}</ContentLink>
          </li>
        </ul>
      </nav>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
