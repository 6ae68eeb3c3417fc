import type { ReactNode } from 'react';
import type { DocPage } from '#shared/page-data.ts';
import { FoldedContents, PageContents } from '../../frame/toc/page-contents.tsx';
import { VersionBadge } from '../../frame/version/version-badge.tsx';
import { PageTitle } from '../../primitives/page-title.tsx';
import styles from './doc-page.module.css';
import { DocsFrame } from './docs-frame.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageTools } from './page-tools.tsx';

/** A page of the documentation. */
export function DocPageView(props: {
  page: DocPage;
  content: ReactNode;
  /** The question whether the page was helpful. */
  feedback?: ReactNode;
}) {
  const { page, content, feedback } = props;
  const { docs, toc, path } = page;
  return (
    <DocsFrame docs={docs} path={path} aside={toc.length > 0 && <PageContents toc={toc} />}>
      <article>
        {!page.hideTitle && (
          <header className={styles.head}>
            <VersionBadge label={docs.version.label} />
            <PageTools path={path} assistants={page.assistants} changes={page.changes} />
            <PageTitle>{page.title}</PageTitle>
          </header>
        )}
        {page.unlisted && (
          <p className={styles.unlisted}>
            This page is unlisted: search engines and menus do not show it.
          </p>
        )}
        <FoldedContents toc={toc} />
        {content}
      </article>
      {feedback}
      <PageFacts
        editUrl={page.editUrl}
        lastUpdated={page.lastUpdated}
        changesFeed={page.changesFeed}
      />
    </DocsFrame>
  );
}
