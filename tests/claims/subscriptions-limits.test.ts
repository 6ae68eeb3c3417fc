import { expect, test } from 'vitest';
import { birdLog } from './bird-log.ts';
import { httpClient, serveHttp, until } from './subscriptions-support.ts';

// Claims of the 11.x pages about the options and limits of server-sent events. Each test names its
// page and section.

test('subscriptions#sse-options: pings, the client options, and enabled: false', async () => {
  const pinging = birdLog({
    ping: { enabled: true, intervalMs: 5 },
    client: { reconnectAfterInactivityMs: 500 },
  });
  const { url } = await serveHttp(pinging);
  const stop = new AbortController();
  const response = await fetch(`${url}/quiet`, { signal: stop.signal });
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    if (text.includes('event: ping\ndata: \n')) break;
  }
  stop.abort();
  expect(text).toContain('event: connected\ndata: {"reconnectAfterInactivityMs":500}\n');

  const off = await serveHttp(birdLog({ enabled: false }));
  expect(await (await fetch(`${off.url}/finish`)).text()).toContain('METHOD_NOT_SUPPORTED');

  const wrong = await serveHttp(
    birdLog({
      ping: { enabled: true, intervalMs: 900 },
      client: { reconnectAfterInactivityMs: 500 },
    }),
  );
  expect(await (await fetch(`${wrong.url}/finish`)).text()).toContain(
    'Ping interval must be less than client reconnect interval',
  );
});

test('subscriptions#sse-options: a client that hears nothing reconnects with the last id', async () => {
  const world = birdLog({ client: { reconnectAfterInactivityMs: 100 } });
  world.history.push(41);
  const { url } = await serveHttp(world);
  const subscription = httpClient(url).sightings.subscribe({ species: 'heron' }, {});
  await until(() => expect(world.inputs).toContainEqual({ species: 'heron', lastEventId: '41' }));
  subscription.unsubscribe();
});

test('subscriptions#max-duration: maxDurationMs waits for the next value', async () => {
  const world = birdLog({ maxDurationMs: 20, ping: { enabled: true, intervalMs: 5 } });
  const { url } = await serveHttp(world);
  const response = await fetch(`${url}/quiet`);
  let pings = 0;
  let ended = '';
  for await (const chunk of response.body ?? []) {
    ended += new TextDecoder().decode(chunk);
    pings = ended.split('event: ping').length - 1;
    // The 20 ms are long over by now, and the stream continues.
    if (pings === 20) world.events.emit('sighting', 40);
  }
  expect(pings).toBeGreaterThanOrEqual(20);
  expect(ended).not.toContain('event: return');
});

test('subscriptions#max-duration: emitAndEndImmediately waits for the next value as well', async () => {
  const world = birdLog({ emitAndEndImmediately: true, ping: { enabled: true, intervalMs: 5 } });
  const { url } = await serveHttp(world);
  const response = await fetch(`${url}/quiet`);
  world.events.emit('sighting', 40);
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    // It should have ended after one millisecond. The pings serve as the clock.
    if (text.split('event: ping').length === 20) world.events.emit('sighting', 41);
  }
  expect(text).toContain('data: 40');
  expect(text).not.toContain('data: 41');
  expect(text).not.toContain('event: return');
});

test('subscriptions#max-duration: an AbortError ends the stream without return', async () => {
  const { url, onError } = await serveHttp(birdLog());
  expect(await (await fetch(`${url}/bounded`)).text()).toBe('event: connected\ndata: {}\n\n\n');
  expect(onError).not.toHaveBeenCalled();
});

test('subscriptions#pitfalls: returning instead of yielding, and onError twice', async () => {
  const { url, onError } = await serveHttp(birdLog());
  expect(await (await fetch(`${url}/notGenerator`)).text()).toContain(
    'did not return an observable or a AsyncGenerator',
  );
  onError.mockClear();
  await (await fetch(`${url}/sightings?input={}`)).text();
  expect(onError).toHaveBeenCalledTimes(2);
});
