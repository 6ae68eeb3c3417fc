import { fill, plural } from '#shared/strings/fill.ts';
import { groupByMoment } from '../kit/steps.ts';
import type { SubscriptionEvent, SubscriptionEventKind, SubscriptionRun } from './recording.ts';
import { words } from './subscription-words.ts';

/** The way of a sighting to the client. */
export interface SightingFacts {
  id: number;
  /** When it came in on the server. */
  at: number;
  /** When the procedure yielded it for the last time, if it did. */
  sent?: number;
  /** When the client got it, if it did. */
  arrived?: number;
}

/** Follows each sighting. */
export function readSightings(run: SubscriptionRun): SightingFacts[] {
  const last = (kind: SubscriptionEventKind, id: string) =>
    run.filter((event) => event[1] === kind && event[2] === id).at(-1)?.[0];
  return run.flatMap(([at, kind, id]) => {
    if (kind !== 'sighting') return [];
    const sent = last('send', id);
    const arrived = last('arrive', id);
    return [
      {
        id: Number(id),
        at,
        ...(sent !== undefined && { sent }),
        ...(arrived !== undefined && { arrived }),
      },
    ];
  });
}

/** When something of this kind happened last, and its value. */
export const lastOf = (run: SubscriptionRun, kind: SubscriptionEventKind) => {
  const [at = 0, , value = ''] = run.filter((event) => event[1] === kind).at(-1) ?? [];
  return { at, value };
};

/** Whether the client missed a sighting at first, and got it after it had connected again. */
export const isLate = ({ at, sent = at, arrived }: SightingFacts) =>
  arrived !== undefined && sent > at;

/** Describes the run in a few short sentences. */
export function summarizeSubscription(run: SubscriptionRun): string {
  const sightings = readSightings(run);
  const missed = sightings.filter((sighting) => sighting.arrived === undefined);
  const late = sightings.filter(isLate);
  const { at } = lastOf(run, 'reach');
  const id = lastOf(run, 'request').value;
  const template = id === '' ? words.withoutId : late.length > 0 ? words.resumed : words.unread;
  return [
    fill(words.cutAt, { cut: lastOf(run, 'cut').at }),
    fill(template, { at, id, sightings: nameSightings(late) }),
    missed.length === 0
      ? plural(words.allArrive, sightings.length)
      : fill(words.someMissing, {
          sightings: nameSightings(missed),
          arrived: sightings.length - missed.length,
          total: sightings.length,
        }),
  ].join(' ');
}

/** Describes a step in words: everything that happens at its moment. */
export function describeSubscriptionStep(step: readonly SubscriptionEvent[] | undefined): string {
  if (!step?.[0]) return '';
  const kinds = new Set(step.map(([, kind]) => kind));
  const parts = [...kinds].map((kind) => {
    const values = step.flatMap((event) => (event[1] === kind ? [event[2]] : []));
    return describePart(kind, values);
  });
  return fill(words.step, { at: step[0][0], what: parts.join(', ') });
}

function describePart(kind: SubscriptionEventKind, values: string[]): string {
  const [value = ''] = values;
  switch (kind) {
    case 'sighting':
    case 'send':
    case 'arrive':
      return fill(words.kinds[kind], {
        sightings: nameSightings(values.map((id) => ({ id: Number(id) }))),
      });
    case 'request':
    case 'reach':
      return value === '' ? words.kinds[kind] : fill(words.kindsWithId[kind], { id: value });
    case 'state':
      return fill(words.kinds.state, { state: value });
    default:
      return words.kinds[kind];
  }
}

/** The steps of a run. */
export const subscriptionSteps = (run: SubscriptionRun) => groupByMoment(run);

/** Names sightings in a row: `sightings 4 to 6`. */
function nameSightings(sightings: readonly { id: number }[]): string {
  const first = sightings[0]?.id ?? 0;
  return plural(words.sightings, sightings.length, { first, last: sightings.at(-1)?.id ?? first });
}
