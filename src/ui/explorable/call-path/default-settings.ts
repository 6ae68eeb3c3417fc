import type { CallPathSettings } from './recording.ts';

/** The still: a call that fails once and is sent again. */
export const defaultCallPath: CallPathSettings = {
  type: 'query',
  outcome: 'once',
  logger: true,
  retry: true,
  split: false,
};
