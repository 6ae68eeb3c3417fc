import type { ContentPart } from '../../mdx/content-parts.ts';
import more from '../../primitives/more-link.module.css';
import { HomeSection } from './home-section.tsx';

/** The sponsors, with a link to all of them. */
export function SponsorStrip({ part }: { part: ContentPart }) {
  return (
    <HomeSection id={part.id} title={part.title}>
      <div className={more.leadsOn}>{part.words}</div>
    </HomeSection>
  );
}
