import type { ReactNode } from 'react';
import type { ContentPart } from '../../mdx/content-parts.ts';
import styles from './gains.module.css';
import { HomeSection } from './home-section.tsx';
import { PartWords } from './part-words.tsx';

/** A reason to use the library. */
export interface Gain {
  part: ContentPart;
  /** Drawing of the wire, above the text. */
  sketch?: ReactNode;
  /** `lead` takes the whole width, `wide` and `narrow` share it. */
  width: 'lead' | 'wide' | 'narrow';
}

/** The library's advantages, each with the compiled code that shows it. */
export function Gains(props: { title: string; lead: string; gains: Gain[] }) {
  const { title, lead, gains } = props;
  return (
    <HomeSection id="gains" title={title} lead={lead}>
      <ul className={styles.gains}>
        {gains.map(({ part, sketch, width }) => (
          <li key={part.id} data-width={width}>
            {sketch}
            <PartWords part={part} />
            <div className={styles.samples}>{part.samples}</div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
