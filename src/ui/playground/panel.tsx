import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** A part of the results, with a heading. */
export function Panel(props: {
  /** Id of its heading. */
  id: string;
  title: string;
  /** Its state in a word or two, at the end of the heading's line. */
  state: ReactNode;
  /** May set `--panel-flex`, its share of the column's height, and `--panel-min`, its smallest height. */
  className: string | undefined;
  /** What will be in it, while it is empty. */
  hint?: string | undefined;
  children: ReactNode;
}) {
  const { id, title, state, className, hint, children } = props;
  return (
    <section className={`${styles.panel} ${className}`} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {state}
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
