import type { HistoryItem } from '#shared/api-changes.ts';
import { historyWords } from '#shared/history-words.ts';
import { LineChanges } from '../../code/line-changes.tsx';
import { ContentLink } from '../../primitives/content-link.tsx';
import { Filled } from '../../primitives/filled.tsx';
import styles from './api-symbol-page.module.css';
import fold from './folded-members.module.css';

/** The history of a name, oldest version first. */
export function SymbolHistory({ history }: { history: HistoryItem[] }) {
  return (
    <ul className={styles.links}>
      {history.map((item) => (
        <li key={item.version}>
          <VersionName item={item} /> ({item.release}): {historyWords(item, STRINGS.api.history)}
          {item.goneHref !== undefined && (
            <>
              {', '}
              <ContentLink href={item.goneHref}>{STRINGS.api.instead}</ContentLink>
            </>
          )}
          .<Replaced item={item} />
          {item.hunks && item.isShown && (
            <details className={fold.fold}>
              <summary>{STRINGS.api.compareDeclaration}</summary>
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
  return href === undefined ? version : <ContentLink href={href}>{version}</ContentLink>;
}

/** Names in the previous version that it replaces. */
function Replaced({ item: { replaces } }: { item: HistoryItem }) {
  if (replaces.length === 0) return null;
  return (
    <>
      {' '}
      <Filled
        template={STRINGS.api.replaces}
        parts={{
          names: replaces.map(({ name, href }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <ContentLink href={href}>
                <code>{name}</code>
              </ContentLink>
            </span>
          )),
        }}
      />
    </>
  );
}
