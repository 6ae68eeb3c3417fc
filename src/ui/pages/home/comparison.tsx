import type { Href } from '#shared/route.ts';
import { MoreLink } from '../../primitives/more-link.tsx';
import styles from './comparison.module.css';
import { HomeSection } from './home-section.tsx';
import { RowTitle } from './row-title.tsx';

/** A way to get typed calls, either the library or an alternative. */
export interface Choice {
  name: string;
  /** When it is the better choice, following "Choose it …". */
  when: string;
  /** Where the types of the client come from. */
  types: string;
  /** Link to the full comparison in the documentation. */
  href: Href;
  /** Whether it is the library itself. */
  isOurs?: boolean;
}

/** What to choose when: a table in wide windows, a list in narrow ones. */
export function Comparison(props: {
  title: string;
  lead: string;
  choices: Choice[];
  more: { label: string; href: Href };
}) {
  const { title, lead, choices, more } = props;
  return (
    <HomeSection id="comparison" title={title} lead={lead}>
      <div className={styles.table}>
        <p className={styles.heads} aria-hidden="true">
          <span />
          <span>Choose it</span>
          <span>Types come from</span>
        </p>
        <ul>
          {choices.map(({ name, when, types, href, isOurs }) => (
            <li key={name} data-ours={isOurs ? '' : undefined}>
              <RowTitle href={href}>{name}</RowTitle>
              <p>
                <span className={styles.head}>Choose it </span>
                {when}
              </p>
              <p className={styles.types}>
                <span className={styles.head}>Types come from </span>
                {types}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.more}>
        <MoreLink href={more.href}>{more.label}</MoreLink>
      </p>
    </HomeSection>
  );
}
