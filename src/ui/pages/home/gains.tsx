import type { ReactNode } from 'react';
import type { ContentPart } from '../../mdx/content-parts.ts';
import styles from './gains.module.css';
import { HomeSection } from './home-section.tsx';
import { PartWords } from './part-words.tsx';

/** A reason to use the library. */
export interface Gain {
  part: ContentPart;
  /** Drawing of what is on the wire, below the text. */
  sketch: ReactNode;
}

/** The library's advantages, each with a drawing and the compiled code that shows it. */
export function Gains(props: { title: string; lead: string; gains: Gain[] }) {
  const { title, lead, gains } = props;
  return (
    <HomeSection id="gains" title={title} lead={lead}>
      <ul className={styles.gains}>
        {gains.map(({ part, sketch }) => (
          <li key={part.id}>
            <div className={styles.idea}>
              <PartWords part={part} />
              {sketch}
            </div>
            <div className={styles.samples}>{part.samples}</div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
