import { Window } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TabSet } from './tab-set.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('two tabs with the same label, which the content reports, are both there without a word from React', async () => {
  const page = new Window();
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const globals = { window: page, document: page.document, IS_REACT_ACT_ENVIRONMENT: true };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const place = page.document.createElement('div');
  const root = createRoot(place as unknown as Element);
  const tab = { label: 'npm', value: 'npm' };
  await act(async () =>
    root.render(<TabSet look="plain" name="Tabs" tabs={[tab, tab]} panels={['one', 'two']} />),
  );
  expect(place.querySelectorAll('[role=tab]')).toHaveLength(2);
  expect(reported.mock.calls).toEqual([]);
  await act(async () => root.unmount());
  reported.mockRestore();
});
