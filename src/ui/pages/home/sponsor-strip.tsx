import type { ContentPart } from '../../mdx/content-parts.ts';
import more from '../../primitives/more-link.module.css';
import { HomeSubsection } from './home-subsection.tsx';

/** The sponsors, with a link to all of them. */
export function SponsorStrip({ part }: { part: ContentPart }) {
  return (
    <HomeSubsection id={part.id} title={part.title}>
      <div className={more.leadsOn}>{part.words}</div>
    </HomeSubsection>
  );
}
