import type { PlaygroundPreset, PlaygroundPresets } from '#shared/playground/playground.ts';
import button from '../../primitives/button.module.css';
import { PresetMenu } from './preset-menu.tsx';
import styles from './toolbar.module.css';

/** Actions on the code as a whole. */
export function Toolbar(props: {
  presets: PlaygroundPresets;
  /** Undefined if the code is not an example. */
  chosen: PlaygroundPreset | undefined;
  /** The origin of the code if it is not an example. */
  notice: string | undefined;
  /** Whether the compiler has started. */
  isReady: boolean;
  /** Whether it could not be loaded. */
  hasFailed: boolean;
  isRunning: boolean;
  /** The last completed action. */
  message: string;
  onChoose: (preset: PlaygroundPreset) => void;
  onRun: () => void;
  onStop: () => void;
  onReset: () => void;
  /** Left out while nothing is lost. */
  onUndo: (() => void) | undefined;
  /** Formats all files. */
  onFormat: () => void;
  onShare: () => void;
  /** Saves a project that runs outside of the playground. */
  onDownload: () => void;
}) {
  const { presets, chosen, notice, isReady, hasFailed, isRunning, message } = props;
  return (
    <div className={styles.toolbar}>
      <div className={styles.controls}>
        <PresetMenu presets={presets} chosen={chosen} onChoose={props.onChoose} />
        <span className={styles.actions}>
          <button
            type="button"
            className={`${button.filled} ${styles.run}`}
            disabled={!isReady}
            onClick={props.onRun}
          >
            {isRunning ? STRINGS.playground.runAgain : STRINGS.code.run}
          </button>
          <button
            type="button"
            className={button.outline}
            disabled={!isRunning}
            onClick={props.onStop}
          >
            {STRINGS.playground.stop}
          </button>
          <button type="button" className={button.outline} onClick={props.onReset}>
            {STRINGS.playground.reset}
          </button>
          {props.onUndo && (
            <button type="button" className={button.outline} onClick={props.onUndo}>
              {STRINGS.playground.undo}
            </button>
          )}
          <button
            type="button"
            className={button.outline}
            disabled={!isReady}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={props.onFormat}
          >
            {STRINGS.playground.format}
          </button>
          <button type="button" className={button.outline} onClick={props.onShare}>
            {STRINGS.playground.share}
          </button>
          <button type="button" className={button.outline} onClick={props.onDownload}>
            {STRINGS.playground.download}
          </button>
        </span>
      </div>
      <div className={styles.words}>
        <p className={styles.about}>{notice ?? chosen?.description}</p>
        <span role="status" className={styles.message}>
          {message || (isReady || hasFailed ? '' : STRINGS.playground.loading)}
        </span>
      </div>
    </div>
  );
}
