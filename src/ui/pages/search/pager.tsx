import { fill } from '#shared/strings/fill.ts';
import { AddressLink } from './address-link.tsx';
import styles from './pager.module.css';

/** Links to the result pages: all of them, because there are rarely many. */
export function Pager(props: {
  /** Counted from 1. */
  page: number;
  count: number;
  addressOf: (page: number) => string;
  onTurn: () => void;
}) {
  const { page, count, addressOf, onTurn } = props;
  if (count < 2) return null;
  const link = (target: number, label: React.ReactNode, name?: string) => (
    <AddressLink
      search={addressOf(target)}
      aria-label={name}
      aria-current={target === page ? 'page' : undefined}
      onFollow={onTurn}
    >
      {label}
    </AddressLink>
  );
  return (
    <nav aria-label={STRINGS.search.resultPages} className={styles.pager}>
      <ul>
        {page > 1 && <li>{link(page - 1, STRINGS.search.previous)}</li>}
        {pagesAround(page, count).map((number) => (
          <li key={number}>{link(number, number, fill(STRINGS.search.page, { number }))}</li>
        ))}
        {page < count && <li>{link(page + 1, STRINGS.search.next)}</li>}
      </ul>
    </nav>
  );
}

/** At most five pages, with the current one in the middle if possible. */
function pagesAround(page: number, count: number): number[] {
  const first = Math.max(1, Math.min(page - 2, count - 4));
  return Array.from({ length: Math.min(5, count) }, (_, index) => first + index);
}
