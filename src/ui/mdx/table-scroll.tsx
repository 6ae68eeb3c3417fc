import type { ReactNode } from 'react';
import type { TableScrollProps } from '#shared/mdx-components.ts';
import styles from './table-scroll.module.css';

/** Lets a wide table scroll separately, also with the keyboard, while its head stays visible. */
export function TableScroll({ label, children }: TableScrollProps & { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a group of table parts, no landmark of its own
    <div role="group" aria-label={label} tabIndex={0} className={styles.scroll}>
      {children}
    </div>
  );
}
