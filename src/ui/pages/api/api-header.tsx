import type { ReactNode } from 'react';
import { VersionBadge } from '../../frame/version/version-badge.tsx';
import { BreakableName } from '../../primitives/breakable-name.tsx';
import { PageTitle } from '../../primitives/page-title.tsx';
import styles from './api-header.module.css';

/** The head of a reference page. Names are set as code; `facts` are above them. */
export function ApiHeader(props: {
  version: { label: string; isLast: boolean };
  title: string;
  isCode?: boolean;
  facts?: ReactNode;
}) {
  const { version, title, isCode = false, facts } = props;
  return (
    <header className={styles.head}>
      <VersionBadge version={version} />
      {isCode ? (
        <h1 className={styles.name}>
          <BreakableName name={title} />
        </h1>
      ) : (
        <PageTitle>{title}</PageTitle>
      )}
      {facts && <p className={styles.facts}>{facts}</p>}
    </header>
  );
}
