import type { ReactNode } from 'react';
import styles from './legend.module.css';

/** The legend of a picture: each mark with a small drawing of 28 by 14 pixels. */
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
