import type { ReactNode } from 'react';
import { VersionBadge } from '../../frame/version/version-badge.tsx';
import styles from './api-header.module.css';

/** The head of a page of the reference. Names are set as code; `facts` stand above them. */
export function ApiHeader(props: {
  version: string;
  title: string;
  isCode?: boolean;
  facts?: ReactNode;
}) {
  const { version, title, isCode = false, facts } = props;
  return (
    <header className={styles.head}>
      <VersionBadge label={version} />
      <h1 className={isCode ? styles.name : styles.title}>{title}</h1>
      {facts && <p className={styles.facts}>{facts}</p>}
    </header>
  );
}
