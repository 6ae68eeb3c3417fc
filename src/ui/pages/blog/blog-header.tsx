import type { ReactNode } from 'react';
import { plural } from '#shared/strings/fill.ts';
import styles from './blog-header.module.css';

/** Title of a blog list page, and a sentence below it. */
export function BlogHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}

/** `1 post`, `3 posts`. */
function postCount(count: number): string {
  return plural(STRINGS.blog.posts, count);
}

/** An author's part in the blog: `2 posts`, `original of 1 post`. */
export function authorship({ count, originals }: { count: number; originals: number }): string {
  const parts = [
    ...(count > 0 || originals === 0 ? [postCount(count)] : []),
    ...(originals > 0 ? [plural(STRINGS.blog.originalOf, originals)] : []),
  ];
  return parts.join(', ');
}
