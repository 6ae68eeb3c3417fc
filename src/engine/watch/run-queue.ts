/** Runs one function repeatedly, one run at a time. */
export interface RunQueue {
  /** Requests a run. Requests that arrive close together or during a run become one more run. */
  request(): void;
  isRunning(): boolean;
  /** No run starts after this; a current one continues. */
  close(): void;
}

/**
 * @param options.run must not throw
 * @param options.quietFor time without further requests before a run starts, in milliseconds
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
