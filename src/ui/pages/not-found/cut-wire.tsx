import styles from './not-found-page.module.css';

/** The cut wire: decorative, because the adjacent text says the same. */
export function CutWire() {
  return (
    <svg className={styles.wire} viewBox="0 0 640 120" aria-hidden="true">
      <circle className={styles.node} cx="14" cy="60" r="5" />
      <path className={styles.live} d="M19 60h170c46 0 62-16 92-16 12 0 20 4 26 10" />
      <path className={styles.strand} d="m307 54 10-6M307 54l12 3M307 54l5 11" />
      <path className={styles.strand} d="m345 74-10-7M345 74l-12 2M345 74l-6 10" />
      <path className={styles.dead} d="M345 74c10 10 24 14 42 10 34-8 50-24 94-24h140" />
      <circle className={styles.hollow} cx="626" cy="60" r="5" />
    </svg>
  );
}
