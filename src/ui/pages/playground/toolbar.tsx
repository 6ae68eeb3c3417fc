import type { PlaygroundPreset, PlaygroundPresets } from '#shared/playground/playground.ts';
import button from '../../primitives/button.module.css';
import { MoreMenu } from './more-menu.tsx';
import { PresetMenu } from './preset-menu.tsx';
import styles from './toolbar.module.css';

const quiet = `${button.outline} ${styles.quiet}`;

/** Actions on the code as a whole, in one row, or in two on phones. */
export function Toolbar(props: {
  presets: PlaygroundPresets;
  /** Undefined if the code is not an example. */
  chosen: PlaygroundPreset | undefined;
  /** The origin of the code if it is not an example. */
  notice: string | undefined;
  /** Whether there is room for all actions; otherwise, the rarer ones are in a menu. */
  isWide: boolean;
  /** Whether the compiler has started. */
  isReady: boolean;
  isRunning: boolean;
  canStop: boolean;
  /** The last completed action, if it was about this code. */
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
  const { presets, chosen, notice, isWide, isReady, isRunning, canStop, message } = props;
  return (
    <div className={styles.toolbar}>
      <PresetMenu presets={presets} chosen={chosen} onChoose={props.onChoose} />
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
        className={isRunning ? button.outline : quiet}
        disabled={!canStop}
        onClick={props.onStop}
      >
        {STRINGS.playground.stop}
      </button>
      <p className={styles.words}>
        <span role="status">{message}</span>
        {message ? '' : (notice ?? chosen?.line)}
      </p>
      <button type="button" className={button.outline} onClick={props.onShare}>
        {STRINGS.playground.share}
      </button>
      {props.onUndo && (
        <button type="button" className={quiet} onClick={props.onUndo}>
          {STRINGS.playground.undo}
        </button>
      )}
      {isWide ? (
        <>
          <button type="button" className={quiet} onClick={props.onReset}>
            {STRINGS.playground.reset}
          </button>
          <button
            type="button"
            className={quiet}
            disabled={!isReady}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={props.onFormat}
          >
            {STRINGS.playground.format}
          </button>
          <button type="button" className={quiet} onClick={props.onDownload}>
            {STRINGS.playground.download}
          </button>
        </>
      ) : (
        <MoreMenu
          actions={[
            [STRINGS.playground.reset, props.onReset],
            [STRINGS.playground.format, props.onFormat],
            [STRINGS.playground.download, props.onDownload],
          ]}
        />
      )}
    </div>
  );
}
