import type { TocItem } from '#shared/toc.ts';
import { TableOfContents } from '../../frame/toc/table-of-contents.tsx';
import styles from './post-contents.module.css';

/** The headings of a post, beside it. */
export function PostContents({ toc }: { toc: TocItem[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="post-contents">
      <p id="post-contents">{STRINGS.frame.onThisPage}</p>
      <TableOfContents toc={toc} />
    </nav>
  );
}
