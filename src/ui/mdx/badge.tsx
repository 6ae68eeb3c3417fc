import type { ReactNode } from 'react';
import type { BadgeProps } from '#shared/mdx-components.ts';
import styles from './badge.module.css';

/** A short label beside a word. */
export function Badge({ kind = 'neutral', children }: BadgeProps & { children?: ReactNode }) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
