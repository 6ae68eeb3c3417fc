import { expect, test } from 'vitest';
import { defaultSubscription } from './default-settings.ts';
import { findSubscription } from './find-run.ts';
import { everySubscription, type SubscriptionSettings } from './recording.ts';
import {
  describeSubscriptionStep,
  isLate,
  readSightings,
  subscriptionSteps,
  summarizeSubscription,
} from './subscription-facts.ts';

const runWith = (change: Partial<SubscriptionSettings>) =>
  findSubscription({ ...defaultSubscription, ...change });
const idsOf = (sightings: { id: number }[]) => sightings.map(({ id }) => id);

test('a procedure that reads the last id sends what the client missed', () => {
  const run = runWith({});
  expect(idsOf(readSightings(run).filter(isLate))).toEqual([4, 5, 6]);
  expect(summarizeSubscription(run)).toBe(
    'The connection breaks at 3.5 s. At 6.6 s, the procedure starts again with lastEventId 3 and sends sightings 4 to 6, which the client missed. All 11 sightings arrive.',
  );
});

test('without ids, and with ids that nobody reads, sightings are lost', () => {
  const runs = (['plain', 'ids'] as const).map((procedure) => runWith({ procedure }));
  for (const run of runs) {
    expect(idsOf(readSightings(run).filter(({ arrived }) => arrived === undefined))).toEqual([
      4, 5, 6,
    ]);
  }
  expect(runs.map(summarizeSubscription)).toEqual([
    'The connection breaks at 3.5 s. At 6.6 s, the client is back, but it has no id to send. It never gets sightings 4 to 6: 8 of 11 arrive.',
    'The connection breaks at 3.5 s. At 6.6 s, the client is back and has sent the id 3, but the procedure does not read it. It never gets sightings 4 to 6: 8 of 11 arrive.',
  ]);
});

test('a sighting that is on its way when the line breaks is sent, and does not arrive', () => {
  const [sighting] = readSightings(runWith({ procedure: 'plain', cut: 40 })).filter(
    ({ id }) => id === 4,
  );
  expect(sighting).toEqual({ id: 4, at: 4, sent: 4 });
});

test('the client tries again every three seconds', () => {
  const attempts = runWith({ outage: 40 }).filter(([, kind]) => kind === 'request');
  expect(attempts.map(([at]) => at)).toEqual([0, 6.5, 9.6]);
});

test('a step is described by its moment and everything that happens then', () => {
  const steps = subscriptionSteps(runWith({}));
  expect([2, 8, 13, 14].map((place) => describeSubscriptionStep(steps[place]))).toEqual([
    '0.2 s: state: pending',
    '3.1 s: onData gets sighting 3',
    '6 s: sighting 6 comes in',
    '6.5 s: the client connects with Last-Event-ID 3',
  ]);
});

test('every sighting arrives at a client that resumes, exactly once, and each step fits in two lines', () => {
  for (const settings of everySubscription()) {
    const run = findSubscription(settings);
    const arrived = run.flatMap(([, kind, id]) => (kind === 'arrive' ? [id] : []));
    expect(new Set(arrived).size).toBe(arrived.length);
    if (settings.procedure === 'resumes') expect(arrived).toHaveLength(11);
    for (const step of subscriptionSteps(run)) {
      expect(describeSubscriptionStep(step).length).toBeLessThan(140);
    }
  }
});
