import type { NotFoundPage } from '#shared/page-data.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { CutWire } from './cut-wire.tsx';
import { NearPages } from './near-pages.tsx';
import styles from './not-found-page.module.css';

/** The content for every address that does not exist. */
export function NotFoundPageView({ page }: { page: NotFoundPage }) {
  return (
    <div className={styles.page}>
      <CutWire />
      <h1>{STRINGS.notFound.title}</h1>
      <p className={styles.lead}>{STRINGS.notFound.lead}</p>
      <NearPages suggestionsHref={page.suggestionsHref} />
      <nav aria-label={STRINGS.notFound.ways} className={styles.ways}>
        {page.links.map(({ place, href }) => (
          <ContentLink key={href} href={href}>
            {STRINGS.notFound.places[place]}
          </ContentLink>
        ))}
      </nav>
      <p className={styles.note}>{STRINGS.notFound.tellOwner}</p>
    </div>
  );
}
