import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { openPage } from './router-test-support.ts';

/** Mounts a tree in a simulated browser. */
export async function mount(tree: ReactNode, options: { head?: string; url?: string } = {}) {
  const page = openPage({ ...options, body: '<main><h1>Routers</h1></main><div id="root"></div>' });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(page.find<HTMLElement>('#root'));
  const render = (next: ReactNode) => act(async () => root.render(next));
  onTestFinished(() => act(async () => root.unmount()));
  await render(tree);
  return { ...page, render, text: () => page.find('#root').textContent };
}
