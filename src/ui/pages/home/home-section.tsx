import type { ReactNode } from 'react';
import styles from './home-section.module.css';

/** A section of the home page: a heading, a sentence or two below it, and what it is about. */
export function HomeSection(props: {
  /** Names the section in addresses. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Set apart by its ground, from edge to edge of the window. */
  isBand?: boolean;
  children: ReactNode;
}) {
  const { id, title, lead, isBand, children } = props;
  return (
    <section className={styles.section} aria-labelledby={id} data-band={isBand ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
