import type { SampleHunk } from '#shared/changes.ts';
import { fill } from '#shared/strings/fill.ts';
import { RawHtml } from '../primitives/raw-html.tsx';
import styles from './line-changes.module.css';
import colors from './token-colors.module.css';
import sides from './two-sides.module.css';

/**
 * Code lines in two versions, with a sign before those that differ.
 *
 * @param props.isMarked false if all lines are new or removed, which the surrounding element shows
 */
export function LineChanges(props: {
  /** Label of the lines: a file name or a language. */
  label?: string | undefined;
  /** Its name in the older version, if it differs; empty if it had none. */
  oldLabel?: string | undefined;
  hunks: SampleHunk[];
  isMarked?: boolean;
}) {
  const { label, oldLabel, hunks, isMarked = true } = props;
  return (
    <figure className={styles.sample}>
      {(label || oldLabel !== undefined) && (
        <figcaption>
          {label}
          {oldLabel !== undefined && (
            <span>
              {' '}
              {oldLabel
                ? fill(STRINGS.code.nameBefore, { name: oldLabel })
                : STRINGS.code.noNameBefore}
            </span>
          )}
        </figcaption>
      )}
      <pre className={`${sides.sides} ${styles.code} ${colors.tokens}`}>
        {hunks.map((hunk, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name, and never move
          <Hunk key={index} hunk={hunk} isMarked={isMarked} />
        ))}
      </pre>
    </figure>
  );
}

/** Equal lines are repeated for the second column, which is only visual. */
function Hunk({ hunk, isMarked }: { hunk: SampleHunk; isMarked: boolean }) {
  const { same, older, newer } = hunk;
  const plain = same ?? (isMarked ? undefined : (newer ?? older));
  if (plain !== undefined) {
    return (
      <>
        <RawHtml as="code" className={sides.same} html={plain} />
        {isMarked && <RawHtml as="code" className={sides.again} aria-hidden="true" html={plain} />}
      </>
    );
  }
  return (
    <>
      {older !== undefined && (
        <del className={sides.older}>
          <span className="visually-hidden">{`${STRINGS.code.removed} `}</span>
          <RawHtml as="code" html={older} />
        </del>
      )}
      {newer !== undefined && (
        <ins className={sides.newer}>
          <span className="visually-hidden">{`${STRINGS.code.added} `}</span>
          <RawHtml as="code" html={newer} />
        </ins>
      )}
    </>
  );
}
