import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text: all content is rendered inside it. */
export function Prose({ children }: { children?: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
