import type { ReactNode } from 'react';
import styles from './legend.module.css';

/** What the marks of a picture mean: each with a small drawing of it, 28 by 14 pixels. */
export function Legend({ entries }: { entries: readonly { drawing: ReactNode; label: string }[] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ drawing, label }) => (
        <li key={label}>
          <svg width="28" height="14" aria-hidden="true">
            {drawing}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
