import { EventEmitter } from 'node:events';
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
