import recorded from './recorded.json';
import {
  type StreamingFile,
  type StreamingRun,
  type StreamingSettings,
  streamingKey,
} from './recording.ts';

const { release, runs } = recorded as StreamingFile;

/** Release that was recorded. */
export const streamingRelease = release;

/** The recording with these settings. */
export const findStreaming = (settings: StreamingSettings): StreamingRun =>
  runs[streamingKey(settings)] ?? [];
