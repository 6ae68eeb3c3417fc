import { withBaseUrl } from '#shared/base-url.ts';
import type { SearchResponse } from '#shared/search/search-hit.ts';
import type { SearchManifest, SearchVersion } from '#shared/search/search-manifest.ts';
import { plural } from '#shared/strings/fill.ts';
import type { FilteredQuery } from '../provider/read-filter.ts';
import styles from './all-results.module.css';

/** The link to the page with all results, if the site has one. */
export function AllResults(props: {
  manifest: SearchManifest;
  version: SearchVersion | undefined;
  asked: FilteredQuery;
  response: SearchResponse;
  /** Whether errors were found in more text than the query. */
  isPasted: boolean;
  onFollow: (event: React.MouseEvent, href: string) => void;
}) {
  const { manifest, version, asked, response, isPasted, onFollow } = props;
  const { resultsPath } = manifest;
  if (resultsPath === undefined) return null;
  const parameters = new URLSearchParams({
    q: asked.query,
    ...(version && { version: version.label }),
    ...(asked.filter && { kind: asked.filter.kind }),
    ...(isPasted && response.errors && { error: response.errors }),
  });
  const href = `${withBaseUrl(resultsPath, import.meta.env.BASE_URL)}?${parameters}`;
  return (
    <a href={href} className={styles.all} onClick={(event) => onFollow(event, href)}>
      {plural(STRINGS.search.seeAll, response.total)}
    </a>
  );
}
