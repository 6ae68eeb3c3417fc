import { ContentLink } from '../mdx/content-link.tsx';
import styles from './search-page.module.css';
import { TitleSearch } from './title-search.tsx';

/** The search page. Without script it leads to the places from which every page can be reached. */
export function SearchPage({ pagesHref }: { pagesHref: string }) {
  return (
    <div className={styles.page}>
      <h1>Search</h1>
      <noscript>
        <p>
          Searching needs a script. The <ContentLink href="/docs">documentation</ContentLink> has a
          menu of all its pages, the <ContentLink href="/blog/archive">archive</ContentLink> lists
          every post.
        </p>
      </noscript>
      <TitleSearch pagesHref={pagesHref} />
    </div>
  );
}
