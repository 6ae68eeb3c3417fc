import { MAX_BUSY_TIME_MS } from '#shared/playground/sandbox.ts';

/**
 * Called in every loop. Throws if code has blocked the thread for longer than `MAX_BUSY_TIME`: no timer has run since
 * then, however many promises have. Loops that await time or responses continue.
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
  let turn: { start: number; isReported: boolean } | undefined;
  return (file, line) => {
    if (!turn) {
      turn = { start: clock(), isReported: false };
      afterTurn(() => {
        turn = undefined;
      });
    }
    if (clock() - turn.start < MAX_BUSY_TIME_MS) return;
    const message = `Stopped after ${MAX_BUSY_TIME_MS / 1000} s: the loop in ${file}:${line} does not end.`;
    if (!turn.isReported) report(message);
    turn.isReported = true;
    throw new Error(message);
  };
}
