import { act } from 'react';
import { expect, test } from 'vitest';
import { AppRoot } from './app-root.tsx';
import { mount } from './mount-test-support.tsx';
import type { Commit } from './start-router.ts';

test('the page stays until the router has another one, which is then committed', async () => {
  const commits: Commit[] = [];
  const router = { attach: (commit: Commit) => void commits.push(commit), refresh: async () => {} };
  const { document, text } = await mount(<AppRoot initial="first" router={router} />);
  expect(text()).toBe('first');
  expect(document.documentElement.dataset.hydrated).toBe('');
  const shown: (string | null)[] = [];
  for (const next of ['second', 'third']) {
    await act(async () => {
      void commits[0]?.(next).then(() => shown.push(text()));
    });
  }
  // Each was on the screen when its commit was reported.
  expect(shown).toEqual(['second', 'third']);
  expect(commits).toHaveLength(1);
});
