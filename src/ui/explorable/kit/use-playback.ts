import { useEffect, useState } from 'react';

/** The current time in a picture, and the functions that change it. */
export interface Playback {
  now: number;
  isPlaying: boolean;
  /** Plays at a third of the speed. */
  isSlow: boolean;
  setSlow(isSlow: boolean): void;
  /** Starts, from the beginning if it had ended, or pauses. */
  toggle(): void;
  /** Jumps to a moment and pauses there. */
  seek(moment: number): void;
  /** Jumps to the end, where everything is visible. */
  finish(): void;
}

/** Duration of playback for any run, slow enough to follow. */
const SECONDS = 5;

/** A clock for a run of `total` milliseconds. It starts at the end, with the whole picture. */
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
