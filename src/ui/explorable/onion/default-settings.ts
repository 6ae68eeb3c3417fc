import type { OnionSettings } from './recording.ts';

/** What the still shows: a call that passes every layer. */
export const defaultOnion: OnionSettings = {
  order: 'checkFirst',
  signedIn: true,
  validInput: true,
  procedureFails: false,
};
