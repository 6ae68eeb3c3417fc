import { Window } from 'happy-dom';
import { act, type MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Extras } from './use-extras.ts';
import { useOpenHit } from './use-open-hit.ts';

const page = new Window();
const hit = { href: '/docs/a', title: 'A', trail: [] };

beforeEach(() => {
  const globals = { window: page, document: page.document, IS_REACT_ACT_ENVIRONMENT: true };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

let opening: ReturnType<typeof useOpenHit>;
function Dialog({ options }: { options: Parameters<typeof useOpenHit>[0] }) {
  opening = useOpenHit(options);
  return null;
}

/** What a click on a hit does, by name. */
async function click(event: Partial<MouseEvent>) {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const options = {
    extras: { markLanding: note('mark') } as unknown as Extras,
    save: note('save'),
    shut: note('shut'),
    focusField: note('focus'),
  };
  const root = createRoot(page.document.createElement('div') as unknown as Element);
  await act(async () => root.render(<Dialog options={options} />));
  await act(async () => opening.onOpen(hit, { button: 0, ...event } as MouseEvent));
  await act(async () => root.unmount());
  return done;
}

test('[S4] a hit that is opened in the page is recent and marked, and the dialog closes', async () => {
  expect(await click({})).toEqual(['save', 'mark', 'shut']);
});

test.each([
  ['the middle button', { button: 1 }],
  ['a key', { ctrlKey: true }],
])('[S4] a hit that %s opens in a new tab is not marked here', async (_, event) => {
  expect(await click(event)).toEqual(['save', 'focus']);
});

test.each([2, 3, 4])(
  '[S4] button %d, which goes back, forward or to a menu, opens nothing',
  async (button) => {
    expect(await click({ button })).toEqual([]);
  },
);
