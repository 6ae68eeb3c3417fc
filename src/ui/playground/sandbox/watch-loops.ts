import { MAX_BUSY_TIME_MS } from '#shared/playground/sandbox.ts';

/** At most so many calls pass between two looks at the clock, which takes longer than most of these calls. */
const MAX_SKIPPED = 255;

/**
 * Called in every loop and function. Throws if code has blocked the thread for longer than `MAX_BUSY_TIME`: no timer
 * has run since then, however many promises have. Code that awaits time or responses continues.
 *
 * @param options.report receives the position, because code may catch the error
 */
export function createLoopWatch(options: {
  report: (message: string) => void;
  /** In milliseconds. */
  clock: () => number;
  /** Calls back after all pending work. */
  afterTurn: (callback: () => void) => void;
}): (file: string, line: number) => void {
  const { report, clock, afterTurn } = options;
  let turn: { start: number; last: number; skipped: number; isReported: boolean } | undefined;
  /** Number of calls until the next look at the clock. */
  let left = 0;
  const begin = () => {
    const start = clock();
    turn = { start, last: start, skipped: 0, isReported: false };
    afterTurn(() => {
      turn = undefined;
      left = 0;
    });
  };
  return (file, line) => {
    if (left > 0) {
      left -= 1;
      return;
    }
    if (!turn) return begin();
    const now = clock();
    if (now - turn.start < MAX_BUSY_TIME_MS) {
      // More calls at a time while they take no time.
      turn.skipped = now - turn.last < 1 ? Math.min(2 * turn.skipped + 1, MAX_SKIPPED) : 0;
      turn.last = now;
      left = turn.skipped;
      return;
    }
    const message = `Stopped after ${MAX_BUSY_TIME_MS / 1000} s because the code blocked its thread in ${file}:${line}.`;
    if (!turn.isReported) report(message);
    turn.isReported = true;
    throw new Error(message);
  };
}
