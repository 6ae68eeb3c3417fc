import { everyCombination, type Settings } from '../kit/settings.ts';

/** The settings that readers can change, with the recorded values. */
export const batchingChoices = {
  link: ['batch', 'stream'],
  calls: [1, 2, 3, 4, 5, 6],
  starts: ['together', 'apart', 'awaited'],
  work: ['even', 'growing', 'first'],
  /** 0: no limit. */
  maxItems: [0, 3, 2, 1],
  /** 0: no limit. */
  maxURLLength: [0, 210, 130],
} as const;

/** One value of each setting. */
export type BatchingSettings = Settings<typeof batchingChoices>;

/** One call, in milliseconds since the run began. */
export interface RecordedCall {
  /** When the code made the call. */
  called: number;
  /** Index of the request that carried it. */
  request: number;
  /** When the procedure started and returned. */
  began: number;
  returned: number;
  /** When the promise of the call resolved. */
  resolved: number;
}

/** One request. */
export interface RecordedRequest {
  sent: number;
  /** Length of the address, in characters. */
  address: number;
  /** Bytes of the response. */
  received: number;
}

/** The recorded events for one choice of settings. */
export interface BatchingRun {
  calls: RecordedCall[];
  requests: RecordedRequest[];
}

/** The file of recordings. Equal runs are stored once, as lists of numbers. */
export interface BatchingFile {
  release: string;
  /** Travel time of a message. */
  latency: number;
  /** Index of the run for all settings, in the order of `everyBatching`. */
  index: number[];
  runs: number[][][][];
}

const names = Object.keys(batchingChoices) as (keyof BatchingSettings)[];

/** Every combination of settings, in a fixed order. */
export const everyBatching = (): BatchingSettings[] => everyCombination(batchingChoices);

/** Packs runs; `runs` is in the order of `everyBatching`. */
export function packRuns(runs: BatchingRun[]): Pick<BatchingFile, 'index' | 'runs'> {
  const known = new Map<string, number>();
  const unique: number[][][][] = [];
  const index = runs.map(({ calls, requests }) => {
    const packed = [
      calls.map((it) => [it.called, it.request, it.began, it.returned, it.resolved]),
      requests.map((it) => [it.sent, it.address, it.received]),
    ];
    const key = JSON.stringify(packed);
    const place = known.get(key) ?? unique.push(packed) - 1;
    known.set(key, place);
    return place;
  });
  return { index, runs: unique };
}

/** The recorded run with these settings. */
export function findRun(file: BatchingFile, settings: BatchingSettings): BatchingRun {
  let place = 0;
  for (const name of names) {
    const choices: readonly unknown[] = batchingChoices[name];
    place = place * choices.length + choices.indexOf(settings[name]);
  }
  const [calls = [], requests = []] = file.runs[file.index[place] ?? 0] ?? [];
  return {
    calls: calls.map(([called = 0, request = 0, began = 0, returned = 0, resolved = 0]) => {
      return { called, request, began, returned, resolved };
    }),
    requests: requests.map(([sent = 0, address = 0, received = 0]) => ({
      sent,
      address,
      received,
    })),
  };
}
