import type { Author, BlogPost } from '#shared/blog.ts';
import { formatDate } from '#shared/format-date.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './post-facts.module.css';

/** Date, reading time and authors of a post, in one line. */
export function PostFacts({ post }: { post: BlogPost }) {
  return (
    <p className={styles.facts}>
      <time dateTime={post.date}>{formatDate(post.date)}</time>
      <span>{post.readingMinutes} min read</span>
      {post.original && (
        <span>
          {'after '}
          <AuthorLinks authors={post.original.authors} />
        </span>
      )}
      {post.authors.length > 0 && (
        <span>
          {post.original ? 'rewritten by ' : 'by '}
          <AuthorLinks authors={post.authors} rel="author" />
        </span>
      )}
    </p>
  );
}

/** Names with links to the authors' pages: `Ada, Ben and Cleo`. */
export function AuthorLinks({ authors, rel }: { authors: Author[]; rel?: 'author' }) {
  return authors.map((author, index) => (
    <span key={author.key}>
      {index > 0 && (index === authors.length - 1 ? ' and ' : ', ')}
      <ContentLink href={author.path} rel={rel}>
        {author.name}
      </ContentLink>
    </span>
  ));
}
