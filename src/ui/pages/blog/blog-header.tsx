import type { ReactNode } from 'react';
import styles from './blog-header.module.css';

/** Title of a blog page that lists things, and a sentence below it. */
export function BlogHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}

/** `1 post`, `3 posts`. */
export function postCount(count: number): string {
  return `${count} ${count === 1 ? 'post' : 'posts'}`;
}
