import { fill, plural } from '#shared/strings/fill.ts';
import { groupByMoment } from '../kit/steps.ts';
import { queryCacheTotal } from './find-run.ts';
import { words } from './query-cache-words.ts';
import type { QueryCacheEvent, QueryCacheEventKind, QueryCacheRun } from './recording.ts';

/** A time during which a row of the picture shows the same. */
export interface Span {
  from: number;
  to: number;
  /** Displayed text. */
  text: string;
}

/** One request; `isUseful` if its response was used. */
export interface RequestFacts {
  method: string;
  from: number;
  to: number;
  isUseful: boolean;
}

/** From each change until the next one. */
function spansOf(changes: readonly (readonly [at: number, text: string])[]): Span[] {
  return changes.map(([from, text], place) => {
    return { from, to: changes[place + 1]?.[0] ?? queryCacheTotal, text };
  });
}

/** What a component shows. */
export const shownBy = ({ events }: QueryCacheRun, component: string) =>
  spansOf(
    events.flatMap(([at, kind, value]) => {
      const [who, loaves = ''] = value.split(' ');
      return kind === 'show' && who === component ? [[at, loaves] as const] : [];
    }),
  );

/** The states of the cache. `mutation`: it has just been written by one. */
export function readStates({ states, events }: QueryCacheRun) {
  const written = events.find(([, kind]) => kind === 'optimistic');
  const spans = spansOf(states.map(([at, loaves]) => [at, String(loaves ?? '')]));
  return spans.map((span, place) => {
    const isWritten = written?.[0] === span.from;
    return { span, state: isWritten ? 'mutation' : states[place]?.[2] ? 'stale' : 'fresh' };
  });
}

/** The loaves on the server, which begin with two. */
export const onServer = ({ events }: QueryCacheRun) =>
  spansOf([
    [0, '2'],
    ...events.flatMap(([at, kind, value]) => (kind === 'server' ? [[at, value] as const] : [])),
  ]);

/** The requests, each with its response: one second later, because all take equally long. */
export function readRequests({ events }: QueryCacheRun): RequestFacts[] {
  const ends = events.filter(([, kind]) => kind === 'response' || kind === 'ignore');
  const failed = events.find(([, kind]) => kind === 'fail')?.[0];
  return events.flatMap(([from, kind, method]) => {
    if (kind !== 'request') return [];
    const end = ends.find((event) => event[2] === method && event[0] >= from + 1);
    const to = end?.[0] ?? queryCacheTotal;
    return [{ method, from, to, isUseful: end?.[1] === 'response' && to !== failed }];
  });
}

/** Describes the run in a few short sentences. */
export function summarizeQueryCache(run: QueryCacheRun): string {
  const { events } = run;
  const firstOf = (kind: QueryCacheEventKind) => events.find((event) => event[1] === kind)?.[2];
  const shown = shownBy(run, 'B');
  const [first] = shown;
  const loaves = shown.at(-1)?.text ?? '';
  const server = onServer(run).at(-1)?.text ?? '';
  const rollback = firstOf('rollback');
  const hasFetched = events.some(([at, kind]) => kind === 'request' && at === first?.from);
  const sentences = [
    first?.text === ''
      ? words.shares
      : fill(hasFetched ? words.showsStale : words.showsFresh, { loaves: first?.text ?? '' }),
    rollback !== undefined
      ? fill(words.rolledBack, { loaves: rollback })
      : firstOf('optimistic') !== undefined
        ? words.updated
        : firstOf('invalidate') !== undefined
          ? words.invalidated
          : '',
    firstOf('ignore') === undefined ? '' : words.ignored,
    fill(loaves === server ? words.keeps : words.outdated, { loaves, server }),
    plural(words.requestCount, readRequests(run).length),
  ];
  return sentences.filter((it) => it !== '').join(' ');
}

/** The steps of a run. */
export const queryCacheSteps = ({ events }: QueryCacheRun) => groupByMoment(events);

/** Order in which the events of one moment are listed: cause before effect. */
const order: readonly QueryCacheEventKind[] = [
  'mount',
  'response',
  'ignore',
  'fail',
  'data',
  'cancel',
  'optimistic',
  'rollback',
  'show',
  'stale',
  'invalidate',
  'request',
  'server',
];

/** Describes a step in words: everything that happens at its moment. */
export function describeQueryCacheStep(step: readonly QueryCacheEvent[] | undefined): string {
  if (!step?.[0]) return '';
  const parts = order.flatMap((kind) => {
    const values = step.flatMap((event) => (event[1] === kind ? [event[2]] : []));
    return kind === 'show'
      ? describeShown(values)
      : values.map((value) => describeEvent(kind, value));
  });
  return fill(words.step, { s: step[0][0], what: parts.join(', ') });
}

const describeEvent = (kind: Exclude<QueryCacheEventKind, 'show'>, value: string) =>
  fill(words.kinds[kind], { value });

/** What the components show, in one part if they show the same. */
function describeShown(values: string[]): string[] {
  const all = values.map((value) => value.split(' '));
  const name = (loaves = '') => (loaves === '' ? words.kinds.nothing : loaves);
  if (all.length === 2) return [fill(words.kinds.showBoth, { loaves: name(all[0]?.[1]) })];
  return all.map(([value = '', loaves]) => fill(words.kinds.show, { value, loaves: name(loaves) }));
}
