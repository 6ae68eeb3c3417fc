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
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
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
