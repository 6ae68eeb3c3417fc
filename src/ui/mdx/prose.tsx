import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text: everything that comes from content is drawn inside of it. */
export function Prose({ children }: { children?: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
