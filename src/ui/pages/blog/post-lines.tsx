import type { BlogPost } from '#shared/blog.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { PageDate } from '../../primitives/page-date.tsx';
import styles from './post-lines.module.css';

/** Posts as a compact list: one line each, with the date in a separate column. */
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
