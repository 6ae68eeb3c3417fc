import { expect, test } from 'vitest';
import { everyBatching, findRun, packRuns } from './recording.ts';

test('every run is found again by its settings, and equal ones are kept once', () => {
  const all = everyBatching();
  const runOf = (settings: (typeof all)[number]) => ({
    calls: [{ called: 0, request: 0, began: 10, returned: 20, resolved: 10 * settings.calls }],
    requests: [{ sent: 1, address: 2, received: settings.link === 'batch' ? 3 : 4 }],
  });
  const packed = packRuns(all.map(runOf));
  expect(packed.runs).toHaveLength(12);
  const file = { release: '1.0.0', latency: 10, ...packed };
  for (const settings of all) expect(findRun(file, settings)).toEqual(runOf(settings));
});
