import type { ReactNode } from 'react';
import type { CardProps } from '#shared/mdx-components.ts';
import { ContentLink } from '../primitives/content-link.tsx';
import styles from './cards.module.css';

/** Places to go next. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

/** One place. The whole card answers a click; the link's name is the title alone. */
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
