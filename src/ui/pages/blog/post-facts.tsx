import type { Author, BlogPost } from '#shared/blog.ts';
import { plural } from '#shared/strings/fill.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { Filled } from '../../primitives/filled.tsx';
import { PageDate } from '../../primitives/page-date.tsx';
import styles from './post-facts.module.css';

/** Date, reading time and authors of a post, in one line. */
export function PostFacts({ post }: { post: BlogPost }) {
  return (
    <p className={styles.facts}>
      <PageDate date={post.date} />
      <span>{plural(STRINGS.blog.minutes, post.readingMinutes)}</span>
      {post.original && (
        <span>
          <Filled
            template={STRINGS.blog.after}
            parts={{ authors: <AuthorLinks authors={post.original.authors} /> }}
          />
        </span>
      )}
      {post.authors.length > 0 && (
        <span>
          <Filled
            template={post.original ? STRINGS.blog.rewrittenBy : STRINGS.blog.by}
            parts={{ authors: <AuthorLinks authors={post.authors} rel="author" /> }}
          />
        </span>
      )}
    </p>
  );
}

/** Names with links to the authors' pages: `Ada, Ben and Cleo`. */
export function AuthorLinks({ authors, rel }: { authors: Author[]; rel?: 'author' }) {
  const names = new Intl.ListFormat(LANG).formatToParts(authors.map(({ name }) => name));
  let last = -1;
  return names.map(({ type, value }, index) => {
    if (type === 'literal') return value;
    last += 1;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a list have one order
      <ContentLink key={index} href={authors[last]?.path ?? ''} rel={rel}>
        {value}
      </ContentLink>
    );
  });
}
