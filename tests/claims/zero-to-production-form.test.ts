/** The form on the path's page "Build the page", shown in a page whose calls all fail. */
import { createRequire } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '#engine/learn/lesson-page-test-support.ts';
import { loadSample } from './load-sample.ts';

// These packages' types are in other folders than their code.
const require = createRequire(import.meta.url);
const react: typeof import('../../content/docs/v11/node_modules/@types/react/index.js') =
  require('../../content/docs/v11/node_modules/react');

/** The provider must be from the same copy of the package as the form's hooks. */
const failing = {
  'client/trpc.ts': `
    import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
    export const queryClient = new QueryClient();
    const failing = (name) => ({
      mutationOptions: (options) => ({
        ...options,
        mutationFn: async () => {
          sample.calls.push(name);
          throw new Error(name + ' failed');
        },
      }),
    });
    export const trpc = { auth: { signIn: failing('Sign-in'), signUp: failing('Sign-up') } };
    const sample = { calls: [], provider: QueryClientProvider, client: queryClient };
    globalThis.sample = sample;
  `,
};

interface Sample {
  calls: string[];
  provider(props: { client: object; children: unknown }): never;
  client: object;
}

async function showForm() {
  const { SignIn } = await loadSample<{ SignIn(): never }>(
    'v11/zero-to-production/page',
    'client/sign-in.tsx',
    failing,
  );
  const { calls, provider, client } = (globalThis as unknown as { sample: Sample }).sample;
  openPage();
  // Loaded only now, because it looks for a page's events once.
  const dom: typeof import('../../content/docs/v11/node_modules/@types/react-dom/client.js') =
    require('../../content/docs/v11/node_modules/react-dom/client');
  const place = document.body.firstElementChild as HTMLElement;
  const root = dom.createRoot(place);
  onTestFinished(() => root.unmount());
  root.render(react.createElement(provider, { client, children: react.createElement(SignIn) }));
  await vi.waitFor(() => expect(place.querySelector('form')).not.toBeNull());
  return { place, calls };
}

function fill(place: HTMLElement, type: string, value: string) {
  const input = place.querySelector(`input[type=${type}]`) as HTMLInputElement;
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set;
  // React overrides the element's own property, and ignores changes made through it.
  set?.call(input, value);
  const { Event } = document.defaultView as Window & typeof globalThis;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const messageOf = (place: HTMLElement) => place.querySelector('[role=alert]')?.textContent;

test('a sign-up removes the error of a sign-in, and a short password calls nothing', async () => {
  const { place, calls } = await showForm();
  const form = place.querySelector('form');
  const signUp = place.querySelector<HTMLButtonElement>('button[type=button]');
  fill(place, 'email', 'noor@bakery.example');
  fill(place, 'password', 'a long password');

  signUp?.click();
  await vi.waitFor(() => expect(messageOf(place)).toBe('Sign-up failed'));
  form?.requestSubmit();
  await vi.waitFor(() => expect(messageOf(place)).toBe('Sign-in failed'));

  fill(place, 'password', 'short');
  signUp?.click();
  form?.requestSubmit();
  fill(place, 'password', 'a long password');
  signUp?.click();
  await vi.waitFor(() => expect(messageOf(place)).toBe('Sign-up failed'));
  expect(calls).toEqual(['Sign-up', 'Sign-in', 'Sign-up']);
});
