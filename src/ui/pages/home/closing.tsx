import type { ReactNode } from 'react';
import type { Href } from '#shared/route.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './closing.module.css';
import mainAction from './main-action.module.css';

/** The end of the page, with one next step. */
export function Closing(props: {
  title: string;
  children: ReactNode;
  action: { label: string; href: Href };
}) {
  const { title, children, action } = props;
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <h2 id="closing">{title}</h2>
      <p>{children}</p>
      <ContentLink href={action.href} className={mainAction.action}>
        {action.label}
      </ContentLink>
    </section>
  );
}
