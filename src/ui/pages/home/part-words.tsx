import type { ContentPart } from '../../mdx/content-parts.ts';
import more from '../../primitives/more-link.module.css';
import styles from './part-words.module.css';

/** The words of a part of the page's content: what it claims, why, and where to read on. */
export function PartWords({ part }: { part: ContentPart }) {
  return (
    <div className={`${styles.words} ${more.leadsOn}`}>
      <h3 id={part.id}>{part.title}</h3>
      {part.words}
    </div>
  );
}
