import { withBaseUrl } from '#shared/base-url.ts';
import { PenIcon } from '../../icons/icons.tsx';
import { Filled } from '../../primitives/filled.tsx';
import { PageDate } from '../../primitives/page-date.tsx';
import styles from './page-facts.module.css';

/** The edit link and the date of the last change (row D10). */
export function PageFacts(props: {
  editUrl: string | undefined;
  lastUpdated: string | undefined;
  /** The feed of the version's changes, on its first page. */
  changesFeed?: string | undefined;
}) {
  const { editUrl, lastUpdated, changesFeed } = props;
  if (!editUrl && !lastUpdated && !changesFeed) return null;
  return (
    <div className={styles.facts}>
      {editUrl && (
        <a href={editUrl}>
          <PenIcon />
          {` ${STRINGS.docs.edit}`}
        </a>
      )}
      {changesFeed && (
        <a href={withBaseUrl(changesFeed, import.meta.env.BASE_URL)}>{STRINGS.docs.changesFeed}</a>
      )}
      {lastUpdated && (
        <p>
          <Filled
            template={STRINGS.docs.lastUpdated}
            parts={{ date: <PageDate date={lastUpdated} /> }}
          />
        </p>
      )}
    </div>
  );
}
