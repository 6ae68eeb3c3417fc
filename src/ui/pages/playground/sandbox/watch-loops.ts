import { MAX_BUSY_TIME } from '#shared/playground/sandbox.ts';

/**
 * What every loop calls. Throws when code has kept the thread busy for longer than `MAX_BUSY_TIME`: since then
 * no timer has run, however many promises have. Loops that wait for time or for answers go on.
 *
 * @param options.report is told where, for code may catch the error
 */
export function createLoopWatch(options: {
  report: (message: string) => void;
  /** In milliseconds. */
  clock: () => number;
  /** Calls back once everything that is due now has been done. */
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
    if (clock() - turn.start < MAX_BUSY_TIME) return;
    const message = `Stopped after ${MAX_BUSY_TIME / 1000} s: the loop in ${file}:${line} does not end.`;
    if (!turn.isReported) report(message);
    turn.isReported = true;
    throw new Error(message);
  };
}
