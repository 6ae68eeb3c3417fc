import { fill, plural } from '#shared/strings/fill.ts';
import { words } from './batching-words.ts';
import type { BatchingRun } from './recording.ts';

/** Totals of a run. */
export interface BatchingFacts {
  requests: number;
  /** Characters of addresses and bytes of responses. */
  bytes: number;
  /** When the last call had its result. */
  end: number;
  /** Number of finished results that were held back, and the longest delay. */
  held: number;
  longest: number;
}

/** Counts and sums the events of a run. */
export function readFacts(run: BatchingRun, latency: number): BatchingFacts {
  const waits = run.calls.map((call) => call.resolved - latency - call.returned);
  return {
    requests: run.requests.length,
    bytes: run.requests.reduce((sum, it) => sum + it.address + it.received, 0),
    end: Math.max(...run.calls.map((call) => call.resolved)),
    held: waits.filter((wait) => wait > 0).length,
    longest: Math.max(...waits),
  };
}

/** Describes the run in a few short sentences. */
export function summarize(run: BatchingRun, latency: number): string {
  const { requests, bytes, end, held, longest } = readFacts(run, latency);
  return [
    plural(words.requestCount, requests, { calls: plural(words.callCount, run.calls.length) }),
    fill(words.cost, { bytes, end }),
    held > 0 ? plural(words.held, held, { ms: longest }) : words.noneHeld,
  ].join(' ');
}

/** Describes a request in words: its calls and its size. */
export function describeRequest(run: BatchingRun, place: number): string {
  const request = run.requests[place] ?? { sent: 0, address: 0, received: 0 };
  const calls = run.calls.flatMap((call, index) => (call.request === place ? [index + 1] : []));
  const [first = 0] = calls;
  const last = calls.at(-1) ?? first;
  return fill(words.request, {
    calls:
      first === last
        ? fill(words.oneCall, { number: first })
        : fill(words.someCalls, { first, last }),
    sent: request.sent,
    address: request.address,
    received: request.received,
  });
}
