import { ContentLink } from '../mdx/content-link.tsx';
import styles from './search-page.module.css';
import { TitleSearch } from './title-search.tsx';

/** The search page. Without script it leads to the places from which every page can be reached. */
export function SearchPage(props: {
  /** File with path and title of every page. */
  pagesHref: string;
  places: { label: string; href: string }[];
}) {
  const { pagesHref, places } = props;
  return (
    <div className={styles.page}>
      <h1>Search</h1>
      <noscript>
        <p>Searching needs a script. From these places every page can be reached:</p>
        <ul>
          {places.map(({ label, href }) => (
            <li key={href}>
              <ContentLink href={href}>{label}</ContentLink>
            </li>
          ))}
        </ul>
      </noscript>
      <TitleSearch pagesHref={pagesHref} />
    </div>
  );
}
