/** Number of steps in which the time passes. */
const STEPS = 100;

/**
 * Rings unless it is stopped within a time, in milliseconds. Each step waits for its turn: where a busy machine lets
 * this process run too rarely, what the alarm guards gets more time as well.
 */
export function createAlarm(time: number, ring: () => void): { start(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let turn: NodeJS.Immediate | undefined;
  const stop = () => {
    clearTimeout(timer);
    clearImmediate(turn);
  };
  const pass = (steps: number) => {
    timer = setTimeout(() => {
      if (steps > 1) return pass(steps - 1);
      // If this thread was busy, it first handles messages that arrived in the meantime.
      turn = setImmediate(ring);
    }, time / STEPS);
  };
  return {
    start() {
      stop();
      pass(STEPS);
    },
    stop,
  };
}
