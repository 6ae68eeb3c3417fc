import type { BatchingSettings } from './recording.ts';

/** The still: one request for six calls, which all wait for the slow one. */
export const defaultBatching: BatchingSettings = {
  link: 'batch',
  calls: 6,
  starts: 'together',
  work: 'first',
  maxItems: 0,
  maxURLLength: 0,
};
