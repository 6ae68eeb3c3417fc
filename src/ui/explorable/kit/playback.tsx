import { fill } from '#shared/strings/fill.ts';
import styles from './playback.module.css';
import type { Playback } from './use-playback.ts';

/**
 * Lets time pass, or puts it where the reader wants it. Readers who asked for less motion have the range alone. Without
 * `playback` it only shows.
 */
export function PlaybackBar(props: {
  total: number;
  now: number;
  playback?: Playback | undefined;
}) {
  const { total, now, playback } = props;
  const shown = fill(STRINGS.explorable.milliseconds, { ms: Math.round(now) });
  return (
    <div className={styles.bar} data-print="hide">
      <button type="button" className={styles.play} disabled={!playback} onClick={playback?.toggle}>
        {playback?.isPlaying ? STRINGS.explorable.pause : STRINGS.explorable.play}
      </button>
      <input
        type="range"
        min="0"
        max={total}
        value={Math.round(now)}
        aria-label={STRINGS.explorable.moment}
        aria-valuetext={shown}
        disabled={!playback}
        onChange={playback && ((event) => playback.seek(Number(event.target.value)))}
      />
      <span className={styles.moment} aria-hidden="true">
        {shown}
      </span>
    </div>
  );
}
