import type { OnionSettings } from './recording.ts';

/** The still: a call that passes every layer. */
export const defaultOnion: OnionSettings = {
  order: 'checkFirst',
  signedIn: true,
  validInput: true,
  procedureFails: false,
};
