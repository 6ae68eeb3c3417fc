import type { ReactNode } from 'react';
import type { DocPage } from '#shared/page-data.ts';
import { ChevronIcon } from '../icons/icons.tsx';
import { TableOfContents } from '../toc/table-of-contents.tsx';
import { VersionBadge } from '../version/version-badge.tsx';
import styles from './doc-page.module.css';
import { DocsFrame } from './docs-frame.tsx';
import { PageFacts } from './page-facts.tsx';

/** A page of the documentation. */
export function DocPageView({ page, content }: { page: DocPage; content: ReactNode }) {
  const { docs, toc, path } = page;
  const contents = toc.length > 0 && (
    <nav aria-label="On this page">
      <p className={styles.contentsTitle}>On this page</p>
      <TableOfContents toc={toc} />
    </nav>
  );
  return (
    <DocsFrame docs={docs} path={path} aside={contents}>
      <article>
        {!page.hideTitle && (
          <header className={styles.head}>
            <VersionBadge label={docs.version.label} />
            <h1>{page.title}</h1>
          </header>
        )}
        {page.unlisted && (
          <p className={styles.unlisted}>
            This page is unlisted: search engines and menus do not show it.
          </p>
        )}
        {toc.length > 0 && (
          <details className={styles.contents} data-print="hide">
            <summary>
              On this page
              <ChevronIcon />
            </summary>
            <TableOfContents toc={toc} />
          </details>
        )}
        {content}
      </article>
      <PageFacts editUrl={page.editUrl} lastUpdated={page.lastUpdated} />
    </DocsFrame>
  );
}
