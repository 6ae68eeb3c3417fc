import type { ReactNode } from 'react';
import styles from './modal-footer.module.css';

/** The keys, for sighted readers (the combobox announces them to others), and the link to all results. */
export function ModalFooter({ children }: { children: ReactNode }) {
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
      {children}
    </footer>
  );
}
