import type { Pagination } from '#shared/pagination.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './docs-pagination.module.css';

/** Links to the previous and next page in sidebar order (row D10). */
export function DocsPagination({ pagination }: { pagination: Pagination }) {
  const { previous, next } = pagination;
  if (!previous && !next) return null;
  return (
    <nav aria-label={STRINGS.docs.neighbors} className={styles.pagination}>
      {previous && (
        <ContentLink href={previous.href} rel="prev" data-prefetch="view">
          <span>{STRINGS.docs.previous}</span>
          <strong>{previous.title}</strong>
        </ContentLink>
      )}
      {next && (
        <ContentLink href={next.href} rel="next" className={styles.next} data-prefetch="view">
          <span>{STRINGS.docs.next}</span>
          <strong>{next.title}</strong>
        </ContentLink>
      )}
    </nav>
  );
}
