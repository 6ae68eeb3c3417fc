import type { NotFoundPage } from '#shared/page-data.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import { CutWire } from './cut-wire.tsx';
import { NearPages } from './near-pages.tsx';
import styles from './not-found-page.module.css';

/** What stands at every address that does not exist. */
export function NotFoundPageView({ page }: { page: NotFoundPage }) {
  return (
    <div className={styles.page}>
      <CutWire />
      <h1>Page Not Found</h1>
      <p className={styles.lead}>We could not find what you were looking for.</p>
      <NearPages suggestionsHref={page.suggestionsHref} />
      <nav aria-label="Where to go from here" className={styles.ways}>
        {page.links.map(({ label, href }) => (
          <ContentLink key={href} href={href}>
            {label}
          </ContentLink>
        ))}
      </nav>
      <p className={styles.note}>
        Please contact the owner of the site that linked you to the original URL and let them know
        their link is broken.
      </p>
    </div>
  );
}
