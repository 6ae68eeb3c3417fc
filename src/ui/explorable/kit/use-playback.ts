import { useEffect, useState } from 'react';

/** Time in a picture: what it is, and how to change it. */
export interface Playback {
  now: number;
  isPlaying: boolean;
  /** Time passes at a third of its pace. */
  isSlow: boolean;
  setSlow(isSlow: boolean): void;
  /** Begins, from the start when it had ended, or pauses. */
  toggle(): void;
  /** Goes to a moment and pauses there. */
  seek(moment: number): void;
  /** Goes to the end, where everything can be seen. */
  finish(): void;
}

/** How long a run takes on the screen, whatever its length: slow enough to follow. */
const SECONDS = 5;

/** A clock for a run of `total` milliseconds. It begins at the end, with the whole picture. */
export function usePlayback(total: number): Playback {
  const [moment, setMoment] = useState(Number.POSITIVE_INFINITY);
  const [isPlaying, setPlaying] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const seconds = isSlow ? 3 * SECONDS : SECONDS;
  const now = Math.min(moment, total);

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function advance(time) {
      const passed = Math.max(time - last, 0);
      last = time;
      setMoment((before) => before + (passed / 1000 / seconds) * total);
      frame = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, total, seconds]);

  useEffect(() => {
    if (isPlaying && now >= total) setPlaying(false);
  }, [isPlaying, now, total]);

  return {
    now,
    isPlaying,
    isSlow,
    setSlow,
    toggle: () => {
      if (!isPlaying && now >= total) setMoment(0);
      setPlaying(!isPlaying);
    },
    seek: (target) => {
      setPlaying(false);
      setMoment(target);
    },
    finish: () => {
      setPlaying(false);
      setMoment(Number.POSITIVE_INFINITY);
    },
  };
}
