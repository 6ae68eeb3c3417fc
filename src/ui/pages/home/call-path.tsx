import type { ContentPart } from '../../mdx/content-parts.ts';
import more from '../../primitives/more-link.module.css';
import styles from './call-path.module.css';
import { HomeSection } from './home-section.tsx';
import { LinkChain } from './link-chain.tsx';

/** The path of a call from the client to the router: as code and as a drawing. */
export function CallPath({ part }: { part: ContentPart }) {
  return (
    <HomeSection id={part.id} title={part.title} isBand>
      <div className={styles.body}>
        <div className={`${styles.words} ${more.leadsOn}`}>{part.words}</div>
        <div className={styles.sample}>{part.samples}</div>
        <div className={styles.drawing}>
          <LinkChain />
        </div>
      </div>
    </HomeSection>
  );
}
