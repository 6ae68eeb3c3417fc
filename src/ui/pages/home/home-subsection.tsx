import type { ReactNode } from 'react';
import styles from './home-subsection.module.css';

/** A quiet addition at the end of a section, with a heading of its own. */
export function HomeSubsection(props: { id: string; title: string; children: ReactNode }) {
  const { id, title, children } = props;
  return (
    <section className={styles.subsection} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
