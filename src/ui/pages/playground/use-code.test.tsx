import { Window } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlaygroundPreset, PlaygroundPresets } from '#shared/playground/playground.ts';
import { packFiles } from './share-link.ts';
import { type Code, useCode } from './use-code.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const preset = (id: string): PlaygroundPreset => ({
  id,
  title: id,
  line: '',
  description: '',
  files: [
    { name: 'server.ts', code: `${id} server` },
    { name: 'client.ts', code: `${id} client` },
  ],
});
const first = preset('first');
const second = preset('second');
const presets: PlaygroundPresets = [first, second];

let code: Code;
let moves: EventTarget;
function Page() {
  code = useCode(presets);
  return null;
}

/** Opens the playground in a tab, where it can be loaded again. */
async function openTab(address = '') {
  const page = new Window({ url: `https://example.com/playground${address}` });
  const { document, location, history, sessionStorage } = page;
  const globals = { window: page, document, location, history, sessionStorage };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  // Unlike a browser, this page would report a fragment that its own code has written.
  moves = new EventTarget();
  vi.stubGlobal('addEventListener', moves.addEventListener.bind(moves));
  vi.stubGlobal('removeEventListener', moves.removeEventListener.bind(moves));
  vi.stubGlobal('navigation', moves);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

  let root: ReturnType<typeof createRoot> | undefined;
  const load = async (to?: string) => {
    await act(async () => root?.unmount());
    if (to !== undefined) history.replaceState(null, '', `/playground${to}`);
    root = createRoot(document.createElement('div') as unknown as Element);
    await act(async () => root?.render(<Page />));
    if (!location.hash) return;
    // A link is unpacked in several tasks.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    await vi.waitUntil(() => code.notice);
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  };
  await load();
  return load;
}

/** Follows a link on the page to the page. */
const follow = (to: string, event = new Event('hashchange')) =>
  act(async () => {
    history.pushState(null, '', to);
    moves.dispatchEvent(event);
  });

const entryChange = (navigationType: NavigationType | null) =>
  Object.assign(new Event('currententrychange'), { navigationType });

/** A page's samples, which are sent when the test says so. */
function holdSamples() {
  let send: (response: Response) => void = () => {};
  vi.stubGlobal('fetch', () => {
    return new Promise((resolve) => {
      send = resolve;
    });
  });
  return (response: Response) => act(async () => send(response));
}

const server = () => code.files[0]?.code;
const write = (text: string) => act(async () => code.edit('server.ts', text));
const share = () => act(async () => void (await code.share()));
const reset = () => act(async () => code.reset());
const undo = () => act(async () => code.undo?.());
const choose = (preset: PlaygroundPreset) => act(async () => code.choose(preset));

test('[P1] the editors are not built again for code that is shown already', async () => {
  await openTab();
  expect(code.revision).toBe(0);
});

test('[P1] what Undo replaced after a reset stays the original over a reload', async () => {
  const load = await openTab();
  await write('mine');
  await reset();
  await undo();
  expect(server()).toBe('mine');
  await undo();
  expect(server()).toBe('first server');
  await load();
  expect(server()).toBe('first server');
});

test('[P1] a reset of code that is not edited leaves the edits to Undo', async () => {
  const link = await packFiles([{ name: 'server.ts', code: 'from a link' }]);
  const load = await openTab(link);
  await write('mine');
  await load();
  expect(server()).toBe('from a link');
  await reset();
  await undo();
  expect(server()).toBe('mine');
});

test('[P1] a reset of shared code also resets its example', async () => {
  await openTab();
  await write('mine');
  await share();
  await reset();
  await choose(second);
  await choose(first);
  expect(server()).toBe('first server');
});

test('[P1] edits after sharing are kept with the link and with the example', async () => {
  const load = await openTab();
  await write('mine');
  await share();
  await write('later');
  await load();
  expect(server()).toBe('mine');
  await undo();
  expect(server()).toBe('later');
  await load('');
  expect(server()).toBe('later');
});

test('[P1] an example has the same edits at both of its addresses', async () => {
  const load = await openTab('?preset=first');
  await write('mine');
  await load('');
  expect(server()).toBe('mine');
});

test('[P1] choosing the example that is shown replaces nothing', async () => {
  await openTab();
  await write('mine');
  await choose(first);
  expect([server(), code.undo, code.revision]).toEqual(['mine', undefined, 0]);
});

test('[P1] a sample that arrives late does not replace what was chosen since', async () => {
  const send = holdSamples();
  await openTab('?sample=/docs/late/0');
  await choose(second);
  await write('mine');
  await send(Response.json({ files: [[{ name: 'server.ts', code: 'a sample' }]] }));
  expect([server(), code.notice, code.undo]).toEqual(['mine', undefined, undefined]);
});

test('[P1] a sample that fails late does not replace what was chosen since', async () => {
  const send = holdSamples();
  await openTab('?sample=/docs/missing/0');
  await choose(second);
  await send(new Response('', { status: 404 }));
  expect([server(), code.notice]).toEqual(['second server', undefined]);
});

test.each(['', '?preset=second'])(
  '[P1] the skip link leaves code as it is, and its way back does: "%s"',
  async (address) => {
    await openTab(address);
    await write('mine');
    const { revision } = code;
    await follow('#content');
    await follow(`/playground${address}`);
    expect([server(), code.undo, code.revision]).toEqual(['mine', undefined, revision]);
  },
);

test('[P1] the skip link leaves shared code as it is', async () => {
  const link = await packFiles([{ name: 'server.ts', code: 'from a link' }]);
  await openTab(link);
  await write('mine');
  const { notice } = code;
  await follow('#content');
  await follow(link);
  expect([server(), code.undo, code.notice]).toEqual(['mine', undefined, notice]);
});

test('[P1] a link to the page without an example leads to the first one', async () => {
  await openTab('?preset=second');
  await write('mine');
  await follow('/playground', entryChange('push'));
  expect(server()).toBe('first server');
  await undo();
  expect(server()).toBe('mine');
  await follow('/docs?preset=first', entryChange('push'));
  expect(server()).toBe('mine');
});

test('[P1] the entry that an example is about to replace is not read', async () => {
  await openTab('?preset=second');
  await write('mine');
  const { replaceState } = history;
  vi.spyOn(history, 'replaceState').mockImplementation((...entry) => {
    // The site's router changes the state of the old entry first.
    moves.dispatchEvent(entryChange(null));
    replaceState.apply(history, entry);
    moves.dispatchEvent(entryChange('replace'));
  });
  await choose(first);
  await undo();
  expect(server()).toBe('mine');
});
