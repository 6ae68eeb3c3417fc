import recorded from './recorded.json';
import { type OnionFile, type OnionRun, type OnionSettings, onionKey } from './recording.ts';

const { release, layers, runs } = recorded as OnionFile;

/** Release that the recordings were made with. */
export const onionRelease = release;

/** What was recorded with these settings. */
export const findOnion = (settings: OnionSettings): OnionRun =>
  runs[onionKey(settings)] ?? { steps: [], status: 0, answer: '' };

/** The layers of a chain from the outermost. */
export const layersOf = ({ order }: OnionSettings) => layers[order];
