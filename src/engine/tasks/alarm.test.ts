import { expect, onTestFinished, test, vi } from 'vitest';
import { createAlarm } from './alarm.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('[V5] time in which the process could not run does not count', async () => {
  const ring = vi.fn();
  const alarm = createAlarm(200, ring);
  onTestFinished(alarm.stop);
  alarm.start();
  // Like a machine that has no time for this process.
  const end = performance.now() + 250;
  while (performance.now() < end);
  await turn();
  await turn();
  expect(ring).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(ring).toHaveBeenCalledOnce(), { timeout: 20_000 });
});

test('an alarm that is stopped does not ring', async () => {
  const ring = vi.fn();
  const alarm = createAlarm(1, ring);
  alarm.start();
  alarm.stop();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(ring).not.toHaveBeenCalled();
});
