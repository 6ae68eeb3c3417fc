import { useState } from 'react';
import { fill } from '#shared/strings/fill.ts';
import button from '../../primitives/button.module.css';
import styles from './help-panel.module.css';
import { InlineCode } from './inline-code.tsx';

/** Hints one at a time, the solution, a reset to the starting code, and the way back from both. */
export function HelpPanel(props: {
  hints: readonly string[];
  onSolution: () => void;
  onReset: () => void;
  /** Brings back the code from before; a second time, the code that this replaced. Left out if there is none yet. */
  onUndo: (() => void) | undefined;
}) {
  const { hints, onSolution, onReset, onUndo } = props;
  const [shown, show] = useState(0);
  const [message, setMessage] = useState('');
  const replacements = [
    {
      label: STRINGS.learn.showSolution,
      replace: onSolution,
      told: STRINGS.learn.solutionShown,
    },
    { label: STRINGS.playground.reset, replace: onReset, told: STRINGS.learn.resetDone },
    ...(onUndo
      ? [{ label: STRINGS.playground.undo, replace: onUndo, told: STRINGS.playground.undone }]
      : []),
  ];
  return (
    <div className={styles.help}>
      <div className={styles.actions}>
        {/* Not disabled after the last hint, because that would lose the focus. */}
        <button
          type="button"
          className={button.outline}
          aria-disabled={shown === hints.length}
          onClick={() => show((count) => Math.min(count + 1, hints.length))}
        >
          {fill(STRINGS.learn.showHint, { shown, count: hints.length })}
        </button>
        {replacements.map(({ label, replace, told }) => (
          <button
            key={label}
            type="button"
            className={button.outline}
            onClick={() => {
              replace();
              setMessage(told);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      {/* Only what is new is announced, and not the earlier hints. */}
      <div role="status" aria-atomic={false}>
        {message && <p>{message}</p>}
        <ol className={styles.hints}>
          {hints.slice(0, shown).map((hint) => (
            <li key={hint}>
              <InlineCode text={hint} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
