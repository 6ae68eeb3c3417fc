import type { TocItem } from '#shared/toc.ts';
import { ChevronIcon } from '../../icons/icons.tsx';
import styles from './page-contents.module.css';
import { TableOfContents } from './table-of-contents.tsx';

/** What is on the page, beside the text. */
export function PageContents({ toc }: { toc: TocItem[] }) {
  return (
    <nav aria-label={STRINGS.frame.onThisPage}>
      <p className={styles.title}>{STRINGS.frame.onThisPage}</p>
      <TableOfContents toc={toc} />
    </nav>
  );
}

/** The same above the text, folded, where there is no room beside it; nothing without headings. */
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
