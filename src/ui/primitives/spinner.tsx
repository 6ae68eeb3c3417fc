import styles from './spinner.module.css';

/** A decorative loading indicator: the style sheet shows it after 200 ms. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" data-spinner="" />;
}
