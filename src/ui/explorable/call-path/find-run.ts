import recorded from './recorded.json';
import { type CallPathFile, type CallPathRun, type CallPathSettings, keyOf } from './recording.ts';

const { release, runs } = recorded as CallPathFile;

/** Release that was recorded. */
export const callPathRelease = release;

/** The recording with these settings. */
export const findCallPath = (settings: CallPathSettings): CallPathRun =>
  runs[keyOf(settings)] ?? { stages: [], hops: [], log: [] };
