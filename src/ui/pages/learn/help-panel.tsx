import { useState } from 'react';
import { fill } from '#shared/strings/fill.ts';
import styles from './help-panel.module.css';
import { InlineCode } from './inline-code.tsx';

/** Hints one at a time, the solution, and a reset to the starting code. */
export function HelpPanel(props: {
  hints: readonly string[];
  onSolution: () => void;
  onReset: () => void;
}) {
  const { hints, onSolution, onReset } = props;
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
