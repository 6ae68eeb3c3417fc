import type { Href } from '#shared/route.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { MoreLink } from '../../primitives/more-link.tsx';
import { PageDate } from '../../primitives/page-date.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './proof.module.css';

/** A count with its ISO day. */
export interface Count {
  value: number;
  asOf: string;
}

/** One number about the library. */
export interface ProofFigure {
  /** As shown, such as `1.2K+`. */
  value: string;
  /** What is counted or measured. */
  label: string;
  source: { label: string; href: Href };
  /** ISO day of the count. */
  asOf?: string;
}

/** A product that uses the library. */
export interface Adopter {
  name: string;
  what: string;
  /** The file that shows it. */
  source: string;
}

/** Reasons to trust the library that a visitor can verify. */
export function Proof(props: {
  title: string;
  lead: string;
  figures: ProofFigure[];
  adopters: Adopter[];
  more: { label: string; href: Href };
}) {
  const { title, lead, figures, adopters, more } = props;
  return (
    <HomeSection id="proof" title={title} lead={lead}>
      <ul className={styles.adopters}>
        {adopters.map(({ name, what, source }) => (
          <li key={name}>
            <a href={source}>
              <strong>{name}</strong>
              <span>{what}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <MoreLink href={more.href}>{more.label}</MoreLink>
      </p>
      <dl className={styles.figures}>
        {figures.map(({ value, label, source, asOf }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              <span className={styles.source}>
                <ContentLink href={source.href}>{source.label}</ContentLink>
                {asOf && (
                  <>
                    , <PageDate date={asOf} />
                  </>
                )}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  );
}

/** A count, rounded down to two digits, so that it stays true while it grows: 38123 is `38K+`. */
export function atLeast(count: number): string {
  const unit = 10 ** Math.max(0, String(count).length - 2);
  const rounded = Math.floor(count / unit) * unit;
  return `${new Intl.NumberFormat(LANG, { notation: 'compact' }).format(rounded)}+`;
}
