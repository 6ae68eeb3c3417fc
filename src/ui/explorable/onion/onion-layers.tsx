import { fill } from '#shared/strings/fill.ts';
import styles from './onion.module.css';
import { findStop, stepsOf } from './onion-facts.ts';
import { words } from './onion-words.ts';
import type { OnionFile, OnionRun } from './recording.ts';

type Layers = OnionFile['layers']['checkFirst'];

/**
 * The nested layers, from the top: the code before `next()`, the inner layers, and the code after it. A line describes
 * the step there, or says that none came.
 */
export function OnionLayers(props: { layers: Layers; run: OnionRun; now: number }) {
  const { layers, run, now } = props;
  const [layer, ...inner] = layers;
  if (!layer) return null;
  const { name, type } = layer;
  const steps = stepsOf(run, name);
  const stateOf = (step: number) => {
    if (step === -1) return 'never';
    if (step > now) return 'later';
    return step === Math.floor(now) ? 'now' : 'done';
  };
  const isStop = findStop(run) === name;
  return (
    <div className={styles.layer} data-state={stateOf(steps.in)}>
      <div className={styles.line} data-state={stateOf(steps.in)}>
        <strong>{words.layers[name]}</strong>
        {type === undefined ? (
          <span>{words.noContext}</span>
        ) : (
          <code>{fill(words.context, { type })}</code>
        )}
        {isStop && steps.in <= now && <span className={styles.stop}>{words.stops}</span>}
      </div>
      {inner.length > 0 && <OnionLayers layers={inner} run={run} now={now} />}
      {name !== 'input' && (
        <div className={styles.line} data-state={stateOf(steps.out)}>
          <code>{steps.out === -1 ? words.never : run.steps[steps.out]?.value}</code>
        </div>
      )}
    </div>
  );
}
