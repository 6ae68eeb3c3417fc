import type { TextChange } from '#shared/changes.ts';
import sides from '../../code/two-sides.module.css';
import { RawHtml } from '../../primitives/raw-html.tsx';
import styles from './parts.module.css';

/**
 * A block of text, escaped by the engine: once if it is unchanged, before and after if it was edited, marked if it was
 * removed or added.
 */
export function TextPart({ part, isMarked }: { part: TextChange; isMarked: boolean }) {
  const { kind, same, older, newer } = part;
  const plain = same ?? (isMarked ? undefined : (newer ?? older));
  if (plain !== undefined) {
    return <RawHtml as="p" className={styles.text} data-kind={kind} html={plain} />;
  }
  const isEdited = older !== undefined && newer !== undefined;
  return (
    <div className={`${sides.sides} ${styles.pair}`}>
      {older !== undefined && (
        <RawHtml
          as="p"
          className={`${styles.text} ${sides.older}`}
          data-kind={kind}
          html={
            isEdited
              ? `${said(STRINGS.code.before)}${older}`
              : `${said(STRINGS.code.removed)}<del>${older}</del>`
          }
        />
      )}
      {newer !== undefined && (
        <RawHtml
          as="p"
          className={`${styles.text} ${sides.newer}`}
          data-kind={kind}
          html={
            isEdited
              ? `${said(STRINGS.code.after)}${newer}`
              : `${said(STRINGS.code.added)}<ins>${newer}</ins>`
          }
        />
      )}
    </div>
  );
}

/** For screen readers, because few announce deleted or inserted text. */
function said(words: string): string {
  return `<span class="visually-hidden">${words} </span>`;
}
