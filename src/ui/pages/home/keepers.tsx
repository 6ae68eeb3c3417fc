import type { ReactNode } from 'react';
import type { Href } from '#shared/route.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './keepers.module.css';

/** A place where the maintainers can be reached. */
export interface Place {
  label: string;
  /** What the link offers. */
  text: string;
  href: Href;
}

/** The maintainers of the library, and where to reach them. */
export function Keepers(props: {
  title: string;
  lead: string;
  places: Place[];
  /** Who pays for their work. */
  children: ReactNode;
}) {
  const { title, lead, places, children } = props;
  return (
    <HomeSection id="keepers" title={title} lead={lead}>
      <ul className={styles.places}>
        {places.map(({ label, text, href }) => (
          <li key={href}>
            <ContentLink href={href}>
              <strong>{label}</strong>
              <span>{text}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
      {children}
    </HomeSection>
  );
}
