import { expect, test } from 'vitest';
import type { Exchange } from '#shared/playground/sandbox.ts';
import { canStop, isRunning, noRun, type RunAction, reduceRun } from './run-state.ts';

const after = (...actions: RunAction[]) => actions.reduce(reduceRun, noRun);

const open: Exchange = {
  id: 1,
  method: 'GET',
  path: '/trpc/ticks',
  procedures: ['ticks'],
  requestHeaders: [],
  responseHeaders: [],
  responseBody: '',
  chunks: 0,
};

test('[P1] code runs until it has finished, and its requests too', () => {
  expect(isRunning(noRun)).toBe(false);
  expect(isRunning(after({ kind: 'start' }))).toBe(true);
  expect(isRunning(after({ kind: 'start' }, { kind: 'finished' }))).toBe(false);
  const asking = after({ kind: 'exchange', exchange: open }, { kind: 'finished' });
  expect(isRunning(asking)).toBe(true);
  expect(isRunning(reduceRun(asking, { kind: 'stop' }))).toBe(false);
});

test('[P1] code that has finished can be stopped, because its timers go on', () => {
  const finished = after({ kind: 'start' }, { kind: 'finished' });
  expect(canStop(finished)).toBe(true);
  const ended: RunAction[] = [{ kind: 'stop' }, { kind: 'stop', reason: 'No' }, { kind: 'clear' }];
  for (const action of ended) expect(canStop(reduceRun(finished, action))).toBe(false);
  expect(canStop(noRun)).toBe(false);
});
