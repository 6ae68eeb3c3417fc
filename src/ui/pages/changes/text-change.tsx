import type { TextChange } from '#shared/changes.ts';
import sides from '../../code/two-sides.module.css';
import { RawHtml } from '../../primitives/raw-html.tsx';
import styles from './parts.module.css';

/** A block of text, which the engine has escaped: once where it is the same, before and after where it was edited, marked where it is gone or new. */
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

/** For screen readers, of which few say that a text is deleted or inserted. */
function said(words: string): string {
  return `<span class="visually-hidden">${words} </span>`;
}
