import type { ReactNode } from 'react';
import type { DocsContext } from '#shared/page-data.ts';
import type { Sidebar } from '#shared/sidebar.ts';
import { Breadcrumbs } from '../../frame/breadcrumbs/breadcrumbs.tsx';
import { MainContent } from '../../frame/layout/main-content.tsx';
import { DocsSidebar } from '../../frame/sidebar/docs-sidebar.tsx';
import { VersionBanner } from '../../frame/version/version-banner.tsx';
import { OfflineButton } from '../../offline/offline-button.tsx';
import styles from './docs-frame.module.css';
import { DocsPagination } from './docs-pagination.tsx';

/** The frame of all docs pages: menu on the left, the text, its contents on the right. */
export function DocsFrame(props: {
  docs: DocsContext;
  /** The page's sidebar. */
  sidebar: Sidebar | undefined;
  path: string;
  /** Rendered beside the text on wide screens. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { docs, sidebar, path, aside, children } = props;
  return (
    <div className={styles.frame} data-menu={sidebar ? '' : undefined}>
      {sidebar && (
        <DocsSidebar key={sidebar.id + docs.version.name} sidebar={sidebar} path={path} />
      )}
      <MainContent className={styles.page}>
        <VersionBanner docs={docs} />
        {docs.breadcrumbs.length > 0 && <Breadcrumbs breadcrumbs={docs.breadcrumbs} />}
        {children}
        <DocsPagination pagination={docs.pagination} />
        {docs.offline && <OfflineButton name={docs.version.name} label={docs.version.label} />}
      </MainContent>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
