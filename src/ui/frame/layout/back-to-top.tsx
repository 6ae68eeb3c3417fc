'use client';

import { ArrowUpIcon } from '../../icons/icons.tsx';
import styles from './back-to-top.module.css';

/** Appears when a reader far down the page scrolls back up. */
export function BackToTop() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={STRINGS.frame.backToTop}
      onClick={() => {
        window.scrollTo({ top: 0 });
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      <ArrowUpIcon />
    </button>
  );
}
