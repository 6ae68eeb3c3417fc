import { everyCombination, type Settings, settingsKey } from '../kit/settings.ts';

/** The settings that readers can change, with the recorded values. Moments are in tenths of a second. */
export const subscriptionChoices = {
  /** The procedure yields values, values with ids, or values with ids that it resumes from. */
  procedure: ['plain', 'ids', 'resumes'],
  /** When the line is cut. */
  cut: [15, 20, 25, 30, 35, 40, 45, 50],
  /** For how long it is down. */
  outage: [10, 40],
} as const;

/** One value of each setting. */
export type SubscriptionSettings = Settings<typeof subscriptionChoices>;

/**
 * `sighting`: one comes in on the server. `send`: the procedure yields it. `arrive`: the client's `onData` gets it. `cut` and
 * `mend`: the line. `request`: the client connects, with the last event id. `refuse`: it cannot. `reach`: the procedure
 * starts, with `lastEventId` in its input. `state`: the client's connection state changes.
 */
export type SubscriptionEventKind =
  | 'sighting'
  | 'send'
  | 'arrive'
  | 'cut'
  | 'mend'
  | 'request'
  | 'refuse'
  | 'reach'
  | 'state';

/** One event: moment in tenths of a second, kind, and the sighting, id or state. */
export type SubscriptionEvent = [at: number, kind: SubscriptionEventKind, value: string];

/** The recorded events of one subscription. */
export type SubscriptionRun = SubscriptionEvent[];

/** The file of recordings, keyed by settings. */
export interface SubscriptionFile {
  release: string;
  /** Length of each recording. */
  total: number;
  runs: Record<string, SubscriptionRun>;
}

/** Key of settings in the file: `resumes 35 10`. */
export const subscriptionKey = (settings: SubscriptionSettings): string =>
  settingsKey(subscriptionChoices, settings);

/** Every combination of settings. */
export const everySubscription = (): SubscriptionSettings[] =>
  everyCombination(subscriptionChoices);
