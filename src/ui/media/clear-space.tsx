import styles from './clear-space.module.css';

/** The wordmark with the room around it: the mark is four units wide, the room is one. */
export function ClearSpace() {
  return (
    <svg
      viewBox="-18 -18 135 80"
      className={styles.drawing}
      role="img"
      aria-labelledby="clear-space-title"
    >
      <title id="clear-space-title">
        The wordmark in a frame that is a quarter of the mark’s width away from it on all sides
      </title>
      <rect className={styles.room} x="-8" y="-8" width="115" height="48" rx="1" />
      <rect className={styles.inside} width="99" height="32" />
      <g className={styles.unit}>
        <rect x="-8" y="-8" width="8" height="8" />
        <rect x="99" y="-8" width="8" height="8" />
        <rect x="-8" y="32" width="8" height="8" />
        <rect x="99" y="32" width="8" height="8" />
      </g>
      <rect width="32" height="32" rx="8" fill="var(--color-brand)" />
      <g className={styles.mark}>
        <path d="M9 10h3.5c6 0 1 12 7 12H23" />
        <circle cx="9" cy="10" r="3.2" />
        <circle cx="23" cy="22" r="3.2" />
      </g>
      <path
        className={styles.letters}
        d="M44.4 8.4v10.8a3.1 3.1 0 0 0 3.1 3.1h1.3M41.2 12.9h7.4M54.6 22.3V9.1h5.5a4 4 0 0 1 0 8h-5.5M60.4 17.1l4.2 5.2M70.4 22.3V9.1h5.5a4.1 4.1 0 0 1 0 8.2h-5.5M97.1 12.2a6.6 6.6 0 1 0 0 7"
      />
      <path className={styles.measure} d="M0 46v5M32 46v5M0 48.5h32M-8 46v5M-8 48.5h8" />
      <text x="16" y="56.5">
        4
      </text>
      <text x="-4" y="56.5">
        1
      </text>
    </svg>
  );
}
