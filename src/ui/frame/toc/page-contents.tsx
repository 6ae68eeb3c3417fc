import type { TocItem } from '#shared/toc.ts';
import { ChevronIcon } from '../../icons/icons.tsx';
import styles from './page-contents.module.css';
import { TableOfContents } from './table-of-contents.tsx';

/** What is on the page, beside the text. */
export function PageContents({ toc }: { toc: TocItem[] }) {
  return (
    <nav aria-label="On this page">
      <p className={styles.title}>On this page</p>
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
          On this page
          <ChevronIcon />
        </summary>
        <TableOfContents toc={toc} />
      </details>
    )
  );
}
