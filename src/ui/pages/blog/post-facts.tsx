import type { BlogPost } from '#shared/blog.ts';
import { formatDate } from '#shared/format-date.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './post-facts.module.css';

/** Date, reading time and authors of a post, in one line. */
export function PostFacts({ post }: { post: BlogPost }) {
  return (
    <p className={styles.facts}>
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      <span>{post.readingMinutes} min read</span>
      {post.authors.length > 0 && (
        <span>
          {'by '}
          {post.authors.map((author, index) => (
            <span key={author.key}>
              {index > 0 && (index === post.authors.length - 1 ? ' and ' : ', ')}
              <ContentLink href={author.path} rel="author">
                {author.name}
              </ContentLink>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
