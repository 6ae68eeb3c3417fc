import type { Href } from '#shared/route.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './row-title.module.css';

/** The linked title of a list row. The list sets the link's height with `--row-title-padding`. */
export function RowTitle({ href, children }: { href: Href; children: string }) {
  return (
    <h3 className={styles.title}>
      <ContentLink href={href}>{children}</ContentLink>
    </h3>
  );
}
