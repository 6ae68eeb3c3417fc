import type { Href } from '#shared/route.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './row-title.module.css';

/** What a row of a list is about, linked. The list says by `--row-title-padding` how tall the link is. */
export function RowTitle({ href, children }: { href: Href; children: string }) {
  return (
    <h3 className={styles.title}>
      <ContentLink href={href}>{children}</ContentLink>
    </h3>
  );
}
