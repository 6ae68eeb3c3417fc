import type { PaginationLink } from '#shared/pagination.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './blog-pagination.module.css';

interface Neighbor {
  /** The kind of neighbor: `Newer post`. */
  hint: string;
  link?: PaginationLink | undefined;
}

/** Links to the neighbors of a post or of a page of the list. */
export function BlogPagination(props: { label: string; previous: Neighbor; next: Neighbor }) {
  const { label, previous, next } = props;
  if (!previous.link && !next.link) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      {previous.link && (
        <ContentLink href={previous.link.href} rel="prev" className={styles.previous}>
          <span>{previous.hint}</span>
          <strong>{previous.link.title}</strong>
        </ContentLink>
      )}
      {next.link && (
        <ContentLink href={next.link.href} rel="next" className={styles.next}>
          <span>{next.hint}</span>
          <strong>{next.link.title}</strong>
        </ContentLink>
      )}
    </nav>
  );
}
