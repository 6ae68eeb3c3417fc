import type { HistoryItem } from '#shared/api-changes.ts';
import { withBaseUrl } from '#shared/base-url.ts';
import { historyWords } from '#shared/history-words.ts';
import { LineChanges } from '../../code/line-changes.tsx';
import styles from './api-symbol-page.module.css';

/** What a name was in each version, oldest first. */
export function SymbolHistory({ history }: { history: HistoryItem[] }) {
  return (
    <ul className={styles.links}>
      {history.map((item) => (
        <li key={item.version}>
          <VersionName item={item} /> ({item.release}): {historyWords(item)}
          {item.goneHref !== undefined && (
            <>
              {', '}
              <a href={address(item.goneHref)}>what to write instead</a>
            </>
          )}
          .<Replaced item={item} />
          {item.hunks && item.isShown && (
            <details className={styles.fold}>
              <summary>Compare the declaration with the previous one</summary>
              <LineChanges hunks={item.hunks} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function VersionName({ item: { version, href, isShown } }: { item: HistoryItem }) {
  if (isShown) return <strong>{version}</strong>;
  return href === undefined ? version : <a href={address(href)}>{version}</a>;
}

/** Names of the version before that lead here. */
function Replaced({ item: { replaces } }: { item: HistoryItem }) {
  if (replaces.length === 0) return null;
  return (
    <>
      {' '}
      Replaces{' '}
      {replaces.map(({ name, href }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a href={address(href)}>
            <code>{name}</code>
          </a>
        </span>
      ))}
      .
    </>
  );
}

function address(href: string): string {
  return withBaseUrl(href, import.meta.env.BASE_URL);
}
