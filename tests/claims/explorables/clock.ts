import { vi } from 'vitest';

/**
 * Runs a function on a fake clock, which advances to the next timer only when all work of the library and the server in
 * promises and streams is done. So every recording is the same to the millisecond.
 *
 * @param turns of the event loop that this work takes at most
 */
export async function onClock<Result>(run: (now: () => number) => Promise<Result>, turns = 3) {
  vi.useFakeTimers({
    now: 0,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  try {
    let isDone = false;
    const result = run(() => Date.now()).finally(() => {
      isDone = true;
    });
    result.catch(() => {});
    await settle(turns);
    while (!isDone) {
      if (Date.now() > 20_000 || vi.getTimerCount() === 0) throw new Error('The run does not end.');
      vi.advanceTimersToNextTimer();
      await settle(turns);
    }
    return await result;
  } finally {
    vi.useRealTimers();
  }
}

/** Waits on the current clock. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Lets promises and streams finish: each turn of the event loop runs the work started by the one before. */
async function settle(turns: number) {
  for (let turn = 0; turn < turns; turn++)
    await new Promise<void>((resolve) => setImmediate(resolve));
}
