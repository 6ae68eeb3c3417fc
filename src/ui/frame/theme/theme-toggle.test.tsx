import { Window } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ThemeToggle } from './theme-toggle.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [false, 'dark'],
  [true, 'light'],
])('[T2] a system that turns dark, on a site that ignores it: %s', async (ignoresSystem, shown) => {
  const page = new Window();
  const system = Object.assign(new EventTarget(), { matches: false });
  const { document, localStorage } = page;
  const addEventListener = page.addEventListener.bind(page);
  const globals = { window: page, document, localStorage, addEventListener };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => system);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.documentElement.dataset.theme = 'light';
  const root = createRoot(document.body as unknown as Element);
  await act(async () => root.render(<ThemeToggle ignoresSystem={ignoresSystem} />));
  await act(async () => {
    system.matches = true;
    system.dispatchEvent(new Event('change'));
  });
  expect(document.documentElement.dataset.theme).toBe(shown);
  await act(async () => root.unmount());
});
