import type { SampleHunk } from '#shared/changes.ts';
import { fill } from '#shared/strings/fill.ts';
import { RawHtml } from '../primitives/raw-html.tsx';
import styles from './line-changes.module.css';
import colors from './token-colors.module.css';
import sides from './two-sides.module.css';

/**
 * Lines of code in two versions, with a sign before those that differ.
 *
 * @param props.isMarked false where all of it is new or gone, which something around it says
 */
export function LineChanges(props: {
  /** What the lines are: the name of a file, a language. */
  label?: string | undefined;
  /** Its name in the older version, where that is another one; empty where it had none. */
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

/** What is the same is there once more for the second column, which only eyes need. */
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
