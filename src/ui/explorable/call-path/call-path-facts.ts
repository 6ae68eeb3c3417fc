import { fill, plural } from '#shared/strings/fill.ts';
import { words } from './call-path-words.ts';
import type { CallPathRun, RecordedHop } from './recording.ts';

/** Whether this step passes an error. */
export const isFailure = ({ kind, value }: RecordedHop) =>
  kind === 'error' || (kind === 'response' && Number(value) >= 400);

/** Describes the run in a few short sentences. */
export function summarizeCallPath(run: CallPathRun): string {
  const last = run.hops.at(-1);
  if (!last) return '';
  const requests = run.hops.filter(({ kind }) => kind === 'request').length;
  const values = { value: last.value, ms: last.at };
  return [
    last.kind === 'error' ? fill(words.failed, values) : fill(words.succeeded, values),
    plural(words.requestCount, requests),
    run.log.length > 0 ? fill(words.logged, { lines: run.log.join(', ') }) : '',
  ]
    .join(' ')
    .trim();
}

/** Describes a step in words: what passes between which stages. */
export function describeHop(run: CallPathRun, place: number): string {
  const hop = run.hops[place];
  if (!hop) return '';
  const { kind, at, value } = hop;
  return fill(words.hop, {
    step: place + 1,
    ms: at,
    from: nameOf(run, hop.from),
    to: nameOf(run, hop.to),
    what: `${words.kinds[kind]} ${value}`,
  });
}

/** Display name of a stage: links are code, the two ends are words. */
export function nameOf({ stages }: CallPathRun, place: number): string {
  if (place === 0) return words.code;
  return place === stages.length - 1 ? words.server : (stages[place] ?? '');
}
