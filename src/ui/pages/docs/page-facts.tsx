import { formatDate } from '#shared/format-date.ts';
import { PenIcon } from '../../icons/icons.tsx';
import styles from './page-facts.module.css';

/** Where to change the page and when that last happened (row D10). */
export function PageFacts(props: { editUrl: string | undefined; lastUpdated: string | undefined }) {
  const { editUrl, lastUpdated } = props;
  if (!editUrl && !lastUpdated) return null;
  return (
    <div className={styles.facts}>
      {editUrl && (
        <a href={editUrl}>
          <PenIcon /> Edit this page
        </a>
      )}
      {lastUpdated && (
        <p>
          Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
        </p>
      )}
    </div>
  );
}
