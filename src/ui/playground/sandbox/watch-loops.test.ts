import { expect, test } from 'vitest';
import { MAX_BUSY_TIME_MS } from '#shared/playground/sandbox.ts';
import { createLoopWatch } from './watch-loops.ts';

function setUp() {
  const reports: string[] = [];
  const state = { now: 0, endTurn: () => {} };
  const watchLoop = createLoopWatch({
    report: (message) => reports.push(message),
    clock: () => state.now,
    afterTurn: (callback) => {
      state.endTurn = callback;
    },
  });
  return { reports, state, watchLoop };
}

test('[P1] a loop that never lets go is stopped, and reported once', () => {
  const { reports, state, watchLoop } = setUp();
  watchLoop('server.ts', 3);
  state.now = MAX_BUSY_TIME_MS;
  const message = 'Stopped after 5 s: the loop in server.ts:3 does not end.';
  expect(() => watchLoop('server.ts', 3)).toThrow(message);
  expect(() => watchLoop('server.ts', 3)).toThrow(message);
  expect(reports).toEqual([message]);
});

test('[P1] a loop that waits goes on for ever', () => {
  const { reports, state, watchLoop } = setUp();
  for (let turn = 0; turn < 5; turn += 1) {
    watchLoop('server.ts', 3);
    state.endTurn();
    state.now += MAX_BUSY_TIME_MS;
  }
  expect(reports).toEqual([]);
});
