import { plural } from '#shared/strings/fill.ts';
import styles from './modal-footer.module.css';

/**
 * The keys, for sighted readers (the combobox announces them to others), and the link to all
 * results.
 */
export function ModalFooter(props: {
  all: { href: string; count: number } | undefined;
  onFollow: (event: React.MouseEvent, href: string) => void;
}) {
  const { all, onFollow } = props;
  return (
    <footer className={styles.footer}>
      <ul className={styles.keys} aria-hidden="true">
        <li>
          <kbd>↵</kbd> {STRINGS.search.toSelect}
        </li>
        <li>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {STRINGS.search.toNavigate}
        </li>
        <li>
          <kbd>{STRINGS.search.escape}</kbd> {STRINGS.search.toClose}
        </li>
      </ul>
      {all && (
        <a href={all.href} className={styles.all} onClick={(event) => onFollow(event, all.href)}>
          {plural(STRINGS.search.seeAll, all.count)}
        </a>
      )}
    </footer>
  );
}
