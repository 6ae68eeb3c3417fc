import type { ReactNode } from 'react';
import type { DocPage } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';
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
  sidebar: Sidebar | undefined;
  content: ReactNode;
  /** The question whether the page was helpful. */
  feedback?: ReactNode;
}) {
  const { page, sidebar, content, feedback } = props;
  const { docs, toc, path, untranslated } = page;
  const language = untranslated && { lang: untranslated.htmlLang, dir: untranslated.direction };
  return (
    <DocsFrame
      docs={docs}
      sidebar={sidebar}
      path={path}
      aside={toc.length > 0 && <PageContents toc={toc} />}
    >
      <article>
        {!page.hideTitle && (
          <header className={styles.head}>
            <VersionBadge version={docs.version} />
            <PageTitle {...language}>{page.title}</PageTitle>
            <PageTools {...page} />
          </header>
        )}
        {untranslated && <p className={styles.notice}>{STRINGS.docs.untranslated}</p>}
        {page.unlisted && <p className={styles.notice}>{STRINGS.docs.unlisted}</p>}
        <FoldedContents toc={toc} />
        {language ? <div {...language}>{content}</div> : content}
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
