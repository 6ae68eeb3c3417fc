import type { BlogPost } from '#shared/blog.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { PageDate } from '../../primitives/page-date.tsx';
import styles from './post-lines.module.css';

/** Posts as a list to scan: one line each, the date in a column of its own. */
export function PostLines({ posts, dates }: { posts: BlogPost[]; dates: 'full' | 'day' }) {
  return (
    <ul className={styles.lines}>
      {posts.map((post) => (
        <li key={post.path}>
          <PageDate date={post.date} style={dates} />
          <div>
            <ContentLink href={post.path}>{post.title}</ContentLink>
            <p>{post.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
