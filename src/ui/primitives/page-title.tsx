import type { HTMLAttributes } from 'react';
import styles from './page-title.module.css';

/** The heading of a docs page. */
export function PageTitle({ children, lang, dir }: HTMLAttributes<HTMLHeadingElement>) {
  return (
    <h1 className={styles.title} lang={lang} dir={dir}>
      {children}
    </h1>
  );
}
