import type { StreamingSettings } from './recording.ts';

/** The still: HTML with a fallback first, and then the data in the same response. */
export const defaultStreaming: StreamingSettings = { prefetch: 'start', duration: 1000 };
