import type { CallPathSettings } from './recording.ts';

/** What the still shows: a call that fails once and is sent again. */
export const defaultCallPath: CallPathSettings = {
  type: 'query',
  outcome: 'once',
  logger: true,
  retry: true,
  split: false,
};
