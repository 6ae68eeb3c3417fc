import type { SubscriptionSettings } from './recording.ts';

/** The still: a client that misses three sightings and gets them later. */
export const defaultSubscription: SubscriptionSettings = {
  procedure: 'resumes',
  cut: 35,
  outage: 10,
};
