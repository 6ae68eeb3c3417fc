import { Toggle } from './controls.tsx';
import styles from './playback.module.css';
import type { Playback } from './use-playback.ts';

/**
 * Plays the timeline, or moves it to any moment. Readers who prefer reduced motion only get the slider. Read-only
 * without `playback`.
 *
 * @param props.label label of the slider
 * @param props.shown the displayed moment
 * @param props.spoken the announced moment, if it has more detail
 */
export function PlaybackBar(props: {
  label: string;
  total: number;
  now: number;
  shown: string;
  spoken?: string;
  playback?: Playback | undefined;
}) {
  const { label, total, now, shown, spoken = shown, playback } = props;
  return (
    <div className={styles.bar} data-print="hide">
      <button type="button" className={styles.play} disabled={!playback} onClick={playback?.toggle}>
        {playback?.isPlaying ? STRINGS.explorable.pause : STRINGS.explorable.play}
      </button>
      <input
        type="range"
        min="0"
        max={total}
        value={Math.floor(now)}
        aria-label={label}
        aria-valuetext={spoken}
        disabled={!playback}
        onChange={playback && ((event) => playback.seek(Number(event.target.value)))}
      />
      <span className={styles.moment} aria-hidden="true">
        {shown}
      </span>
      <div className={styles.slow}>
        <Toggle
          label={STRINGS.explorable.slowly}
          checked={playback?.isSlow ?? false}
          onChange={playback?.setSlow}
        />
      </div>
    </div>
  );
}
