import type { BlogAuthorsPage } from '#shared/page-data.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './blog-authors-page.module.css';
import { BlogFrame } from './blog-frame.tsx';
import { authorship, BlogHeader } from './blog-header.tsx';

/** All authors of the blog. */
export function BlogAuthorsPageView({ page }: { page: BlogAuthorsPage }) {
  return (
    <BlogFrame blog={page.blog} path={page.path}>
      <BlogHeader title={STRINGS.blog.authors}>{page.head.description}</BlogHeader>
      <ul className={styles.authors}>
        {page.authors.map(({ author, count, originals }) => (
          <li key={author.key}>
            <h2>
              <ContentLink href={author.path}>{author.name}</ContentLink>
            </h2>
            {author.title && <p>{author.title}</p>}
            <p className={styles.count}>{authorship({ count, originals })}</p>
          </li>
        ))}
      </ul>
    </BlogFrame>
  );
}
