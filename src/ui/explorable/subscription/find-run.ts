import recorded from './recorded.json';
import {
  type SubscriptionFile,
  type SubscriptionRun,
  type SubscriptionSettings,
  subscriptionKey,
} from './recording.ts';

const { release, total, runs } = recorded as unknown as SubscriptionFile;

/** Release that was recorded. */
export const subscriptionRelease = release;

/** Length of each recording, in seconds. */
export const subscriptionTotal = total / 10;

/** The recording with these settings, in seconds. */
export const findSubscription = (settings: SubscriptionSettings): SubscriptionRun =>
  (runs[subscriptionKey(settings)] ?? []).map(([at, kind, value]) => [at / 10, kind, value]);
