import styles from './modal-footer.module.css';

/** The keys, for those who see them (a combobox tells the others), and the way to all results. */
export function ModalFooter(props: {
  all: { href: string; count: number; onFollow: () => void } | undefined;
}) {
  const { all } = props;
  return (
    <footer className={styles.footer}>
      <ul className={styles.keys} aria-hidden="true">
        <li>
          <kbd>↵</kbd> to select
        </li>
        <li>
          <kbd>↑</kbd>
          <kbd>↓</kbd> to navigate
        </li>
        <li>
          <kbd>esc</kbd> to close
        </li>
      </ul>
      {all && (
        <a href={all.href} className={styles.all} onClick={all.onFollow}>
          See all {all.count} {all.count === 1 ? 'result' : 'results'}
        </a>
      )}
    </footer>
  );
}
