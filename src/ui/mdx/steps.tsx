import type { ReactNode } from 'react';
import wire from '../primitives/steps.module.css';
import styles from './steps.module.css';

/** A numbered sequence along the wire. */
export function Steps({ children }: { children?: ReactNode }) {
  return <ol className={`${wire.steps} ${styles.steps}`}>{children}</ol>;
}

/** One step. The engine has made its title a heading, which comes first. */
export function Step({ children }: { children?: ReactNode }) {
  return <li className={`${wire.step} ${styles.step}`}>{children}</li>;
}
