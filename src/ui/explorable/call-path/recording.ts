import { everyCombination, type Settings, settingsKey } from '../kit/settings.ts';

/** The settings that readers can change, with the recorded values. */
export const callPathChoices = {
  type: ['query', 'mutation'],
  outcome: ['fine', 'once', 'always'],
  logger: [false, true],
  retry: [false, true],
  split: [false, true],
} as const;

/** One value of each setting. */
export type CallPathSettings = Settings<typeof callPathChoices>;

/** The kind of message between two stages. */
export type HopKind = 'operation' | 'request' | 'response' | 'result' | 'error';

/** One step on a call's path. */
export interface RecordedHop {
  kind: HopKind;
  /** Indexes into `stages`. */
  from: number;
  to: number;
  /** Milliseconds since the call started. */
  at: number;
  /** The message as short text. */
  value: string;
}

/** The recorded events of one call. */
export interface CallPathRun {
  /** Names from the code to the server. */
  stages: string[];
  hops: RecordedHop[];
  /** Output of `loggerLink`. */
  log: string[];
}

/** The file of recordings, keyed by settings. */
export interface CallPathFile {
  release: string;
  runs: Record<string, CallPathRun>;
}

/** Key of settings in the file: `query once true true false`. */
export const keyOf = (settings: CallPathSettings): string => settingsKey(callPathChoices, settings);

/** Every combination of settings. */
export const everyCallPath = (): CallPathSettings[] => everyCombination(callPathChoices);
