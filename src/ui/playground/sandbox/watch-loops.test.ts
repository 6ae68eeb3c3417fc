import { expect, test } from 'vitest';
import { MAX_BUSY_TIME_MS } from '#shared/playground/sandbox.ts';
import { createLoopWatch } from './watch-loops.ts';

function setUp() {
  const reports: string[] = [];
  const state = { now: 0, looks: 0, endTurn: () => {} };
  const watchLoop = createLoopWatch({
    report: (message) => reports.push(message),
    clock: () => {
      state.looks += 1;
      return state.now;
    },
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
  const message = 'Stopped after 5 s because the code blocked its thread in server.ts:3.';
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

test('[P1] the clock is asked rarely while calls are fast, and each time while they are slow', () => {
  const { state, watchLoop } = setUp();
  for (let call = 0; call < 100_000; call += 1) watchLoop('server.ts', 3);
  expect(state.looks).toBeLessThan(500);
  state.endTurn();
  state.looks = 0;
  for (let call = 0; call < 100; call += 1) {
    state.now += 2;
    watchLoop('server.ts', 3);
  }
  expect(state.looks).toBe(100);
});
