import type { TocItem } from '#shared/toc.ts';
import { ChevronIcon } from '../../icons/icons.tsx';
import styles from './page-contents.module.css';
import { TableOfContents } from './table-of-contents.tsx';

/** The table of contents beside the text. */
export function PageContents({ toc }: { toc: TocItem[] }) {
  return (
    <nav aria-label={STRINGS.frame.onThisPage}>
      <p className={styles.title}>{STRINGS.frame.onThisPage}</p>
      <TableOfContents toc={toc} />
    </nav>
  );
}

/** The same above the text, collapsed, on narrower screens; nothing without headings. */
export function FoldedContents({ toc }: { toc: TocItem[] }) {
  return (
    toc.length > 0 && (
      <details className={styles.folded} data-print="hide">
        <summary>
          {STRINGS.frame.onThisPage}
          <ChevronIcon />
        </summary>
        <TableOfContents toc={toc} />
      </details>
    )
  );
}
