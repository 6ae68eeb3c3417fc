import type { SponsorsProps } from '#shared/mdx-components.ts';
import { Filled } from '../primitives/filled.tsx';
import { PageDate } from '../primitives/page-date.tsx';
import styles from './sponsors.module.css';

const tiers = [
  { tier: 'top', label: STRINGS.content.topSponsors },
  { tier: 'sponsor', label: STRINGS.content.sponsors },
] as const;

/** The sponsors by name, with the date of the list. Only names, because pages load nothing from other hosts. */
export function Sponsors({ asOf, sponsors }: SponsorsProps) {
  const groups = tiers
    .map(({ tier, label }) => {
      return { tier, label, members: sponsors.filter((sponsor) => sponsor.tier === tier) };
    })
    .filter(({ members }) => members.length > 0);
  return (
    <div className={styles.sponsors}>
      {groups.map(({ tier, label, members }) => (
        <ul key={tier} aria-label={label} data-tier={tier}>
          {members.map(({ name, link }) => (
            <li key={link}>
              <a href={link} rel="sponsored">
                {name}
              </a>
            </li>
          ))}
        </ul>
      ))}
      <p>
        <Filled template={STRINGS.content.asOf} parts={{ date: <PageDate date={asOf} /> }} />
      </p>
    </div>
  );
}
