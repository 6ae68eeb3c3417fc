import type { ContentPart } from '../../mdx/content-parts.ts';
import more from '../../primitives/more-link.module.css';
import styles from './part-words.module.css';

/** The text of a content section: its claim, the explanation, and a link to more. */
export function PartWords({ part }: { part: ContentPart }) {
  return (
    <div className={`${styles.words} ${more.leadsOn}`}>
      <h3 id={part.id}>{part.title}</h3>
      {part.words}
    </div>
  );
}
