import { fill, plural } from '#shared/strings/fill.ts';
import { findStreaming } from './find-run.ts';
import {
  type StreamingEvent,
  type StreamingRun,
  type StreamingSettings,
  streamingChoices,
} from './recording.ts';
import { words } from './streaming-words.ts';

/** When an event has its whole effect. */
const endOf = ({ at, arrives = at }: StreamingEvent) => arrives;

/** Length of the timeline: the longest way to show this query, so that the ways can be compared. */
export function streamingTotal(settings: StreamingSettings): number {
  const runs = streamingChoices.prefetch.map((prefetch) =>
    findStreaming({ ...settings, prefetch }),
  );
  return Math.max(...runs.flat().map(endOf));
}

/** What the screen shows at a moment. */
export function screenAt(run: StreamingRun, now: number): string {
  return run.filter(({ kind, at }) => kind === 'seen' && at <= now).at(-1)?.value ?? '';
}

/** Whether an event has the query's data in it, and not only its state or a fallback. */
const hasData = ({ kind, value }: StreamingEvent) =>
  kind === 'result' || (kind === 'query' && value !== 'pending');

/** When the first HTML and the data arrive in the browser, with a label; together if they come together. */
export function arrivalsIn(run: StreamingRun): { at: number; label: string }[] {
  const { html, data, both } = words.arrivals;
  const [first, second] = [run.find(({ kind }) => kind === 'html'), run.find(hasData)];
  if (!first || !second) return [];
  const [one, two] = [endOf(first), endOf(second)];
  if (one === two) return [{ at: one, label: both }];
  return [
    { at: one, label: html },
    { at: two, label: data },
  ];
}

/** Describes the run in a few short sentences: the first HTML, the data and the screen, the requests. */
export function summarizeStreaming(run: StreamingRun): string {
  const html = run.find(({ kind }) => kind === 'html');
  const data = run.find(hasData);
  const seen = run.filter(({ kind }) => kind === 'seen').at(-1);
  const calls = run.filter(({ kind }) => kind === 'call').length;
  if (!html || !data || !seen) return '';
  return [
    fill(words.first, { ms: endOf(html), value: html.value ?? '' }),
    fill(endOf(data) === seen.at ? words.dataSeen : words.data, {
      data: endOf(data),
      seen: seen.at,
    }),
    calls === 0 ? words.noRequest : plural(words.requestCount, calls),
  ].join(' ');
}

/** Describes an event in words. */
export function describeEvent({ kind, at, arrives = at, value = '' }: StreamingEvent): string {
  const isState = kind === 'query' && (value === 'pending' || value === 'success');
  const what = fill(words.events[isState ? value : kind], { arrives, value });
  return fill(words.event, { ms: at, what });
}
