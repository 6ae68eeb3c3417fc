import type { ReactNode } from 'react';
import styles from './main-content.module.css';

/** The page's own content without menus, bars and lists; the target of the skip link. Every page has exactly one. */
export function MainContent({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <main id="content" tabIndex={-1} className={[styles.main, className].filter(Boolean).join(' ')}>
      {children}
    </main>
  );
}
