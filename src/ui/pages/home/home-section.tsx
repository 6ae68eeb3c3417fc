import type { ReactNode } from 'react';
import styles from './home-section.module.css';

/** A section of the home page: a heading, a sentence or two below it, and its content. */
export function HomeSection(props: {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** With a background across the full width of the window. */
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
