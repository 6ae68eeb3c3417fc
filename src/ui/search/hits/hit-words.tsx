import type { ReactNode } from 'react';
import styles from './hit-words.module.css';

/** Title of a hit and what stands below it, each on one line. */
export function HitWords(props: { title: ReactNode; trail: string[]; excerpt?: ReactNode }) {
  const { title, trail, excerpt } = props;
  return (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {trail.length > 0 && <span>{trail.join(' › ')}</span>}
      {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
    </span>
  );
}
