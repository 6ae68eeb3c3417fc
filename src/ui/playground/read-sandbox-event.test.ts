import { expect, test } from 'vitest';
import type { Exchange } from '#shared/playground/sandbox.ts';
import { readSandboxEvent } from './read-sandbox-event.ts';

const exchange: Exchange = {
  id: 1,
  method: 'GET',
  path: '/trpc/a',
  procedures: ['a'],
  requestHeaders: [['accept', '*/*']],
  responseHeaders: [],
  responseBody: '',
  chunks: 0,
};

test.each([
  { kind: 'ready' },
  { kind: 'alive' },
  { kind: 'finished' },
  { kind: 'console', entry: { level: 'warn', text: 'Careful.' } },
  { kind: 'exchange', exchange },
  { kind: 'exchange', exchange: { ...exchange, status: 200, duration: 3, error: 'Cut.' } },
])('[P1] what the frame says comes through: %j', (event) => {
  expect(readSandboxEvent(structuredClone(event))).toEqual(event);
});

test.each([
  undefined,
  null,
  'ready',
  [],
  { kind: 'run' },
  { kind: 'console' },
  { kind: 'console', entry: null },
  { kind: 'console', entry: { level: 'log', text: { toString: 1 } } },
  { kind: 'console', entry: { level: '__proto__', text: '' } },
  { kind: 'exchange', exchange: { procedures: null } },
  { kind: 'exchange', exchange: { ...exchange, procedures: [{}] } },
  { kind: 'exchange', exchange: { ...exchange, requestHeaders: [['accept']] } },
  { kind: 'exchange', exchange: { ...exchange, requestHeaders: 'accept' } },
  { kind: 'exchange', exchange: { ...exchange, id: Number.NaN } },
])('[P1] what is no event is dropped: %j', (message) => {
  expect(readSandboxEvent(message)).toBeUndefined();
});

test('[P1] a forged field does not come through', () => {
  const forged = { ...exchange, status: '200', duration: {}, extra: () => {} };
  expect(readSandboxEvent({ kind: 'exchange', exchange: forged })).toEqual({
    kind: 'exchange',
    exchange,
  });
});

test('[P1] a text is cut to what can be shown, and a list', () => {
  const long = 'x'.repeat(1_000_000);
  const event = readSandboxEvent({
    kind: 'exchange',
    exchange: { ...exchange, responseBody: long, procedures: new Array(9999).fill('a') },
  });
  const read = event?.kind === 'exchange' ? event.exchange : undefined;
  expect(read?.responseBody.length).toBe(100_000);
  expect(read?.procedures.length).toBe(200);
});
