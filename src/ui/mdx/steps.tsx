import type { ReactNode } from 'react';
import type { StepProps } from '#shared/mdx-components.ts';
import styles from './steps.module.css';

/** A sequence whose numbers stand on the wire. */
export function Steps({ children }: { children?: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

export function Step({ title, children }: StepProps & { children?: ReactNode }) {
  return (
    <li className={styles.step}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </li>
  );
}
