import { useState } from 'react';
import { fill } from '#shared/strings/fill.ts';
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
  return (
    <div className={styles.help}>
      <div className={styles.actions}>
        <button
          type="button"
          disabled={shown === hints.length}
          onClick={() => show((count) => count + 1)}
        >
          {fill(STRINGS.learn.showHint, { shown, count: hints.length })}
        </button>
        <button
          type="button"
          onClick={() => {
            onSolution();
            setMessage(STRINGS.learn.solutionShown);
          }}
        >
          {STRINGS.learn.showSolution}
        </button>
        <button
          type="button"
          onClick={() => {
            onReset();
            setMessage(STRINGS.learn.resetDone);
          }}
        >
          {STRINGS.playground.reset}
        </button>
        {onUndo && (
          <button
            type="button"
            onClick={() => {
              onUndo();
              setMessage(STRINGS.playground.undone);
            }}
          >
            {STRINGS.playground.undo}
          </button>
        )}
      </div>
      <div role="status">
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
