import styles from './console-panel.module.css';
import { Panel } from './panel.tsx';
import type { RunState } from './run-state.ts';

const verdicts: Record<RunState['status'], string> = {
  none: STRINGS.playground.notRun,
  running: STRINGS.playground.running,
  finished: STRINGS.playground.finished,
  stopped: STRINGS.playground.stopped,
};

/** The console output of the code, and how it ended. */
export function ConsolePanel(props: {
  state: RunState;
  /** What the code does, until it runs. */
  about?: string | undefined;
}) {
  const { state, about } = props;
  const { status, console: entries } = state;
  const isSilent = status === 'finished' && entries.length === 0;
  return (
    <Panel
      id="playground-console"
      title={STRINGS.playground.console}
      state={<span role="status">{verdicts[status]}</span>}
      className={styles.panel}
    >
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: a log has no element of its own */}
      <div role="log" aria-labelledby="playground-console" tabIndex={0} className={styles.entries}>
        {status === 'none' && (
          <p className={styles.hint}>
            {about} {STRINGS.playground.consoleHint}
          </p>
        )}
        {entries.map(({ level, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added
          <pre key={index} className={styles.entry} data-level={level}>
            {text}
          </pre>
        ))}
        {isSilent && <p className={styles.hint}>{STRINGS.playground.silent}</p>}
      </div>
      {/* biome-ignore-end lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
    </Panel>
  );
}
