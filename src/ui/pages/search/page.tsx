import { withBaseUrl } from '#shared/base-url.ts';
import { SEARCH_MANIFEST_PATH } from '#shared/search/search-manifest.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './page.module.css';
import { SearchForm } from './search-form.tsx';

/**
 * The page with all results (row P7); `?q=` is the query. Without a script, it links to places from which every page
 * can be reached.
 */
export function SearchPage(props: { title: string; places: { label: string; href: string }[] }) {
  const { title, places } = props;
  return (
    <div className={styles.page}>
      {/* It names the index files; starting its request with the scripts saves a round trip. */}
      <link
        rel="preload"
        href={withBaseUrl(SEARCH_MANIFEST_PATH, import.meta.env.BASE_URL)}
        as="fetch"
        crossOrigin="anonymous"
      />
      <SearchForm title={title} />
      <noscript>
        <p>{STRINGS.search.needsScript}</p>
        <ul>
          {places.map(({ label, href }) => (
            <li key={href}>
              <ContentLink href={href}>{label}</ContentLink>
            </li>
          ))}
        </ul>
      </noscript>
    </div>
  );
}
