import type { ReactNode } from 'react';
import styles from './hit-words.module.css';

/** Title of a hit and its context, each on one line; an answer has as many lines as it needs. */
export function HitWords(props: {
  title: ReactNode;
  trail: string[];
  answer?: ReactNode;
  excerpt?: ReactNode;
}) {
  const { title, trail, answer, excerpt } = props;
  return (
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {trail.length > 0 && <span>{trail.join(' › ')}</span>}
      {answer && <span className={styles.answer}>{answer}</span>}
      {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
    </span>
  );
}
