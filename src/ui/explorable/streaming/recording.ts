import { everyCombination, type Settings, settingsKey } from '../kit/settings.ts';

/** The settings that readers can change, with the recorded values. */
export const streamingChoices = {
  prefetch: ['await', 'start', 'none'],
  /** How long the procedure takes, in milliseconds. */
  duration: [50, 300, 1000],
} as const;

/** One value of each setting. */
export type StreamingSettings = Settings<typeof streamingChoices>;

/** What the server component does with the query: waits for it, starts it, or leaves it to the browser. */
export type Prefetch = StreamingSettings['prefetch'];

/**
 * The kinds of events. `page`, `script` and `call` are requests of the browser. `html` and `query` are sent by the
 * server in the response for the page, and `result` in the one for a call.
 */
export type StreamingKind =
  | 'page'
  | 'began'
  | 'ended'
  | 'html'
  | 'query'
  | 'script'
  | 'hydrated'
  | 'call'
  | 'result'
  | 'seen';

/** One event, in milliseconds since the browser requested the page. */
export interface StreamingEvent {
  kind: StreamingKind;
  at: number;
  /** When a message arrives on the other side. */
  arrives?: number;
  /** Text of the HTML or the screen, state of a query in the payload, or the data of a result. */
  value?: string;
}

/** The recorded events of one page view, in their order. */
export type StreamingRun = StreamingEvent[];

/** The file of recordings. */
export interface StreamingFile {
  release: string;
  runs: Record<string, StreamingRun>;
}

/** Key of settings in the file: `await 50`. */
export const streamingKey = (settings: StreamingSettings): string =>
  settingsKey(streamingChoices, settings);

/** Every combination of settings. */
export const everyStreaming = (): StreamingSettings[] => everyCombination(streamingChoices);
