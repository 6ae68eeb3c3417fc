import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRunQueue } from './run-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A queue whose runs finish when the test says so. */
function queueOfRuns() {
  const runs: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => runs.push(resolve));
  return { runs, queue: createRunQueue({ run, quietFor: 50 }) };
}

test('requests that come close together are one run', async () => {
  const { runs, queue } = queueOfRuns();
  queue.request();
  await vi.advanceTimersByTimeAsync(40);
  queue.request();
  await vi.advanceTimersByTimeAsync(40);
  expect(runs).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toHaveLength(1);
  expect(queue.isRunning()).toBe(true);
});

test('requests during a run are one more run, after it', async () => {
  const { runs, queue } = queueOfRuns();
  queue.request();
  await vi.advanceTimersByTimeAsync(50);
  queue.request();
  queue.request();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveLength(1);
  runs[0]?.();
  await vi.advanceTimersByTimeAsync(50);
  expect(runs).toHaveLength(2);
  runs[1]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveLength(2);
  expect(queue.isRunning()).toBe(false);
});

test('nothing runs after the end', async () => {
  const { runs, queue } = queueOfRuns();
  queue.request();
  queue.close();
  queue.request();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveLength(0);
});
