import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadSample } from './load-sample.ts';

interface Redis {
  publish(channel: string, message: string): Promise<unknown>;
  subscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
}

interface Published {
  events: EventEmitter<{ sighting: [object] }>;
  receiveSightings(subscriber: Redis): Promise<void>;
  publishSighting(publisher: Redis, sighting: object): Promise<void>;
}

test('server/subscriptions#several-servers: an event reaches the emitter of each process', async () => {
  const channels = new EventEmitter();
  const redis: Redis = {
    publish: async (channel, message) => channels.emit(channel, message),
    subscribe: async (channel, listener) => channels.on(channel, listener),
  };
  const startProcess = async () => {
    const sample = await loadSample<Published>(
      'v11/server/subscriptions#several-servers',
      'server/events.ts',
    );
    await sample.receiveSightings(redis);
    const received: object[] = [];
    sample.events.on('sighting', (sighting) => received.push(sighting));
    return { ...sample, received };
  };
  const [one, other] = [await startProcess(), await startProcess()];
  const heron = { species: 'heron', count: 2 };
  await one.publishSighting(redis, heron);
  expect([one.received, other.received]).toEqual([[heron], [heron]]);
});

interface Tracked {
  appRouter: {
    createCaller(
      ctx: object,
      options: { signal: AbortSignal },
    ): { sightings(input: object): Promise<AsyncGenerator<unknown>> };
  };
}

test('server/subscriptions#pitfalls: Node.js warns of the eleventh subscriber, not of the tenth', async () => {
  const { appRouter } = await loadSample<Tracked>('v11/server/subscriptions#tracked', 'server.ts');
  const warnings: string[] = [];
  const collect = ({ message }: Error) => warnings.push(message);
  process.on('warning', collect);
  const stops: AbortController[] = [];
  const waiting: Promise<unknown>[] = [];
  const subscribe = async () => {
    const stop = new AbortController();
    stops.push(stop);
    const values = await appRouter
      .createCaller({}, { signal: stop.signal })
      .sightings({ species: 'heron' });
    waiting.push(values.next());
    await setImmediate();
  };
  try {
    for (let subscriber = 1; subscriber <= 10; subscriber += 1) await subscribe();
    expect(warnings).toEqual([]);
    await subscribe();
    expect(warnings).toContainEqual(expect.stringContaining('11 sighting listeners added'));
  } finally {
    for (const stop of stops) stop.abort();
    await Promise.allSettled(waiting);
    process.off('warning', collect);
  }
});
