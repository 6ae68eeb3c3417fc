import type { ReactNode } from 'react';
import type { ContentPart } from '../../mdx/content-parts.ts';
import more from '../../primitives/more-link.module.css';
import styles from './call-path.module.css';
import { HomeSection } from './home-section.tsx';
import { LinkChain } from './link-chain.tsx';

/** The path of a call from the client to the router: as code and as a drawing. */
export function CallPath(props: {
  part: ContentPart;
  /** What follows at the server's end. */
  children: ReactNode;
}) {
  const { part, children } = props;
  return (
    <HomeSection id={part.id} title={part.title} isBand>
      <div className={styles.body}>
        <div className={`${styles.words} ${more.leadsOn}`}>{part.words}</div>
        <div className={styles.sample}>{part.samples}</div>
        <div className={styles.drawing}>
          <LinkChain />
        </div>
      </div>
      {children}
    </HomeSection>
  );
}
