/** Runs one thing again and again, one at a time. */
export interface RunQueue {
  /** Asks for a run. Requests that come close together, or while one is under way, are one more run. */
  request(): void;
  isRunning(): boolean;
  /** No run begins after it; one that is under way goes on. */
  close(): void;
}

/**
 * @param options.run must not throw
 * @param options.quietFor how long there must be no further request before a run begins, in milliseconds
 */
export function createRunQueue(options: { run: () => Promise<void>; quietFor: number }): RunQueue {
  const { run, quietFor } = options;
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  let closed = false;

  const start = async () => {
    running = true;
    await run();
    running = false;
    if (again) queue.request();
  };
  const queue: RunQueue = {
    request() {
      if (closed) return;
      again = running;
      clearTimeout(timer);
      if (!running) timer = setTimeout(start, quietFor);
    },
    isRunning: () => running,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
  return queue;
}
