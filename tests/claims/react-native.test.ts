/**
 * The tests that the page about React Native publishes, run as published. React Native is not installed, so its text is
 * an element of the web here, and the polyfills are the streams of Node.js.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { birdLog } from './bird-log.ts';
import { loadSample } from './load-sample.ts';
import { observer, serveWs, until, wsClient } from './subscriptions-support.ts';

afterEach(() => vi.unstubAllGlobals());

/** Runs the one test of a published file. */
async function run(file: string, runner: string, replaced: Record<string, string> = {}) {
  const tests: (() => Promise<void>)[] = [];
  vi.stubGlobal('addTest', (_name: string, body: () => Promise<void>) => tests.push(body));
  await loadSample('v11/client/react-native#tests', file, {
    [runner]: `export const test = globalThis.addTest;
      export const expect = (value) => ({ toBeTruthy() { if (!value) throw new Error('false'); } });`,
    ...replaced,
  });
  expect(tests).toHaveLength(1);
  await tests[0]?.();
}

test('client/react-native#tests: the client with its token, against the router', async () => {
  await run('test/client.test.ts', 'node:test');
});

test('client/react-native#tests: the published polyfills add what is missing', async () => {
  const { ReadableStream, TransformStream } = globalThis;
  onTestFinished(() => void Object.assign(globalThis, { ReadableStream, TransformStream }));
  const page = readFileSync(join(projectRoot, 'content/docs/v11/client/react-native.mdx'), 'utf8');
  const polyfills = page.split('title="polyfills.ts"')[1]?.replace(/^.*\n/, '').split('```')[0];
  await run('test/polyfills.test.ts', 'node:test', {
    'polyfills.ts': polyfills ?? '',
    '@azure/core-asynciterator-polyfill': '',
    'web-streams-polyfill': "export { ReadableStream, TransformStream } from 'node:stream/web';",
  });
});

test('client/react-native#tests: a screen with a mock link', async () => {
  const window = new Window();
  for (const name of ['window', 'document', 'navigator'] as const) {
    vi.stubGlobal(name, name === 'window' ? window : window[name]);
  }
  let unmount = () => {};
  vi.stubGlobal('onRender', (it: () => void) => {
    unmount = it;
  });
  vi.stubGlobal('waitFor', vi.waitFor);
  await run('test/orders.test.tsx', '@jest/globals', {
    'react-native': `import { createElement } from 'react';
      export const Text = ({ children }) => createElement('span', null, children);`,
    '@testing-library/react-native': `import { createRoot } from 'react-dom/client';
      const place = document.createElement('div');
      export async function render(element) {
        const root = createRoot(place);
        globalThis.onRender(() => root.unmount());
        root.render(element);
      }
      const find = (text) => {
        if (place.textContent !== text) throw new Error(place.textContent);
        return place;
      };
      export const screen = { findByText: (text) => globalThis.waitFor(() => find(text)) };`,
  });
  unmount();
  // React looks at the window once more.
  await new Promise(setImmediate);
  await window.happyDOM.close();
});

test('client/react-native#subscriptions: back in the foreground, a subscription is repeated', async () => {
  const { client, trpc } = wsClient(serveWs(birdLog()).url);
  const { log, callbacks } = observer();
  trpc.quiet.subscribe(undefined, callbacks);
  const started = () => log.filter((entry) => entry === 'started');
  await until(() => expect(started()).toHaveLength(1));
  let change = (_state: string) => {};
  vi.stubGlobal('wsClient', client);
  vi.stubGlobal('onChange', (listener: typeof change) => {
    change = listener;
  });
  await loadSample('v11/client/react-native#subscriptions', 'trpc/reconnect.ts', {
    'trpc/ws-client.ts': 'export const { wsClient } = globalThis;',
    'react-native':
      'export const AppState = { addEventListener: (_type, listener) => globalThis.onChange(listener) };',
  });
  change('background');
  expect(client.connection?.state).toBe('open');
  change('active');
  await until(() => expect(started()).toHaveLength(2));
});

test('client/react-native#tokens: a read that began earlier does not overwrite a new token', async () => {
  let finishReading = (_token: string) => {};
  const stored = new Promise<string>((resolve) => {
    finishReading = resolve;
  });
  const reads: string[] = [];
  vi.stubGlobal('store', {
    getItemAsync(name: string) {
      reads.push(name);
      return stored;
    },
    setItemAsync: async () => {},
    deleteItemAsync: async () => {},
  });
  const { getToken, setToken } = await loadSample<{
    getToken(): Promise<string | null>;
    setToken(value: string | null): Promise<void>;
  }>('v11/client/react-native#tokens', 'trpc/token.ts', {
    'expo-secure-store':
      'export const { getItemAsync, setItemAsync, deleteItemAsync } = globalThis.store;',
  });
  const old = getToken();
  await setToken('new');
  finishReading('old');
  expect(await old).toBe('old');
  expect(await getToken()).toBe('new');
  await setToken(null);
  expect(await getToken()).toBeNull();
  expect(reads).toEqual(['token']);
});
