import { withBaseUrl } from '#shared/base-url.ts';
import type { SearchHit } from '#shared/search/search-hit.ts';
import type { SearchManifest, SearchVersion } from '#shared/search/search-manifest.ts';
import { plural } from '#shared/strings/fill.ts';
import type { FilteredQuery } from '../provider/read-filter.ts';
import { errorWords } from '../screens/error-words.ts';
import styles from './all-results.module.css';

/** The link to the page with all results, if the site has one. */
export function AllResults(props: {
  manifest: SearchManifest;
  version: SearchVersion | undefined;
  asked: FilteredQuery;
  /** Answers to more text than the query. */
  answers: SearchHit[] | undefined;
  count: number;
  onFollow: (event: React.MouseEvent, href: string) => void;
}) {
  const { manifest, version, asked, answers, count, onFollow } = props;
  const { resultsPath } = manifest;
  if (resultsPath === undefined) return null;
  const parameters = new URLSearchParams({
    q: asked.query,
    ...(version && { version: version.label }),
    ...(asked.filter && { kind: asked.filter.kind }),
    ...(answers?.length && { error: errorWords(answers) }),
  });
  const href = `${withBaseUrl(resultsPath, import.meta.env.BASE_URL)}?${parameters}`;
  return (
    <a href={href} className={styles.all} onClick={(event) => onFollow(event, href)}>
      {plural(STRINGS.search.seeAll, count)}
    </a>
  );
}
