import type { TocItem } from '#shared/toc.ts';
import styles from './post-contents.module.css';

/** The headings of a post. */
export function PostContents({ toc }: { toc: TocItem[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="post-contents">
      <p id="post-contents">On this page</p>
      <ul>
        {toc.map(({ id, label, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
