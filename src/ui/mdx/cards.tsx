import type { ReactNode } from 'react';
import type { CardProps } from '#shared/mdx-components.ts';
import { ContentLink } from '../primitives/content-link.tsx';
import styles from './cards.module.css';

/** Cards with links to further pages. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** One card. The whole card is clickable; the link's accessible name is only the title. */
export function Card({ title, href, children }: CardProps & { children?: ReactNode }) {
  return (
    <div className={styles.card}>
      <ContentLink href={href} className={styles.title}>
        {title}
      </ContentLink>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
