import { withBaseUrl } from '#shared/base-url.ts';
import { formatDate } from '#shared/format-date.ts';
import { PenIcon } from '../../icons/icons.tsx';
import styles from './page-facts.module.css';

/** Where to change the page and when that last happened (row D10). */
export function PageFacts(props: {
  editUrl: string | undefined;
  lastUpdated: string | undefined;
  /** Where to hear of changes of the version: on its first page. */
  changesFeed?: string | undefined;
}) {
  const { editUrl, lastUpdated, changesFeed } = props;
  if (!editUrl && !lastUpdated && !changesFeed) return null;
  return (
    <div className={styles.facts}>
      {editUrl && (
        <a href={editUrl}>
          <PenIcon /> Edit this page
        </a>
      )}
      {changesFeed && (
        <a href={withBaseUrl(changesFeed, import.meta.env.BASE_URL)}>Feed of changes</a>
      )}
      {lastUpdated && (
        <p>
          Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </p>
      )}
    </div>
  );
}
