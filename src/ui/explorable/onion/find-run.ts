import recorded from './recorded.json';
import { type OnionFile, type OnionRun, type OnionSettings, onionKey } from './recording.ts';

const { release, layers, runs } = recorded as OnionFile;

/** Release that was recorded. */
export const onionRelease = release;

/** The recording with these settings. */
export const findOnion = (settings: OnionSettings): OnionRun =>
  runs[onionKey(settings)] ?? { steps: [], status: 0, answer: '' };

/** The layers of a chain, outermost first. */
export const layersOf = ({ order }: OnionSettings) => layers[order];
