import type { Tag } from '#shared/blog.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './tag-list.module.css';

/** Tags as links, with the number of posts if it is known. */
export function TagList({ tags }: { tags: { tag: Tag; count?: number }[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={STRINGS.blog.tags}>
      {tags.map(({ tag, count }) => (
        <li key={tag.path}>
          <ContentLink href={tag.path}>
            {tag.label}
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
