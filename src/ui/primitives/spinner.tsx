import styles from './spinner.module.css';

/** Decoration while something loads: it shows itself after 200 ms, by style sheet. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" data-spinner="" />;
}
