/** What a reader can change, with the values that were recorded. */
export const callPathChoices = {
  type: ['query', 'mutation'],
  outcome: ['fine', 'once', 'always'],
  logger: [false, true],
  retry: [false, true],
  split: [false, true],
} as const;

/** One choice of each. */
export type CallPathSettings = {
  [Name in keyof typeof callPathChoices]: (typeof callPathChoices)[Name][number];
};

/** What passes between two stages. */
export type HopKind = 'operation' | 'request' | 'response' | 'result' | 'error';

/** One step of a call's way. */
export interface RecordedHop {
  kind: HopKind;
  /** Places in `stages`. */
  from: number;
  to: number;
  /** Milliseconds since the call. */
  at: number;
  /** What passes, as short text. */
  value: string;
}

/** What happened to one call. */
export interface CallPathRun {
  /** Names from the code to the server. */
  stages: string[];
  hops: RecordedHop[];
  /** What `loggerLink` wrote. */
  log: string[];
}

/** The file of recordings, by the key of their settings. */
export interface CallPathFile {
  release: string;
  runs: Record<string, CallPathRun>;
}

const names = Object.keys(callPathChoices) as (keyof CallPathSettings)[];

/** Name of settings in the file: `query once true true false`. */
export const keyOf = (settings: CallPathSettings) =>
  names.map((name) => String(settings[name])).join(' ');

/** Every combination of choices. */
export function everyCallPath(): CallPathSettings[] {
  return names.reduce<Record<string, unknown>[]>(
    (all, name) =>
      all.flatMap((it) => callPathChoices[name].map((value) => ({ ...it, [name]: value }))),
    [{}],
  ) as unknown as CallPathSettings[];
}
