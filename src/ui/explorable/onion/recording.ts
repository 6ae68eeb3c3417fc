import { everyCombination, type Settings, settingsKey } from '../kit/settings.ts';

/** The settings that readers can change, with the recorded values. */
export const onionChoices = {
  order: ['checkFirst', 'inputFirst'],
  signedIn: [true, false],
  validInput: [true, false],
  procedureFails: [false, true],
} as const;

/** One value of each setting. */
export type OnionSettings = Settings<typeof onionChoices>;

/** The layers of the chain; `procedure` is the innermost. */
export type OnionLayer = 'timing' | 'customer' | 'input' | 'oven' | 'procedure';

/** One step of a call: into a layer, or out of it. */
export interface OnionStep {
  layer: OnionLayer;
  way: 'in' | 'out';
  /** The value that goes in (the context, as JSON) or comes out. */
  value: string;
}

/** The recorded events of one call. */
export interface OnionRun {
  steps: OnionStep[];
  /** Status of the response, and its result or error code. */
  status: number;
  answer: string;
}

/** The file of recordings. */
export interface OnionFile {
  release: string;
  /** For each order, the layers from the outermost, with their type of `ctx`. */
  layers: Record<OnionSettings['order'], { name: OnionLayer; type?: string }[]>;
  runs: Record<string, OnionRun>;
}

/** Key of settings in the file: `checkFirst true true false`. */
export const onionKey = (settings: OnionSettings): string => settingsKey(onionChoices, settings);

/** Every combination of settings. */
export const everyOnion = (): OnionSettings[] => everyCombination(onionChoices);
