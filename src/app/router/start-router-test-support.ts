import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { createPayloadCache } from './payload-cache.ts';
import { openPage } from './router-test-support.ts';
import { startRouter } from './start-router.ts';

/** A running router. Pages load when the test answers, and effects are recorded in order. */
export function routePage(
  options: { url?: string; head?: string; body?: string; connection?: object } = {},
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const page = openPage({ body: '<main>text</main>', ...options });
  const events: string[] = [];
  const note = (event: string) => () => void events.push(event);
  const { origin, href, hash } = location;
  vi.stubGlobal('location', {
    origin,
    href,
    hash,
    reload: note('reload'),
    replace: note('section'),
  });
  vi.stubGlobal('window', { scrollX: 0, scrollY: 70, scrollTo: note('restore position') });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const replaceState = (_: unknown, __: string, address: string) => events.push(`shows ${address}`);
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('navigator', { ...(options.connection && { connection: options.connection }) });
  const listeners: ((event: NavigateEvent) => void)[] = [];
  const navigate = vi.fn<(address: string, settings: object) => void>();
  /** Of history entries, by key. The current one is `here`. */
  const states = new Map<string, unknown>();
  vi.stubGlobal('navigation', {
    updateCurrentEntry: ({ state }: { state: unknown }) => states.set('here', state),
    navigate,
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
  });
  page.find<HTMLElement>('main').animate = () => {
    events.push('fade');
    return {} as Animation;
  };

  const answers = new Map<
    string,
    { resolve(tree: ReactNode): void; reject(reason: Error): void }
  >();
  const cache = createPayloadCache({
    load: (url) =>
      new Promise((resolve, reject) => {
        events.push(`load ${url}`);
        answers.set(url, { resolve, reject });
      }),
  });
  const yieldTo = (url: string) => void events.push(`yield to ${url}`);
  const ahead = { begin: () => {}, add: () => {}, take: () => undefined, yieldTo };
  const router = startRouter({ cache, ahead });
  const attach = () =>
    router.attach(async (tree) => {
      events.push(`commit ${tree}`);
    });

  /** The browser's part of a navigation, by default after a click. */
  const go = (path: string, init: Partial<NavigateEvent> = {}, key = 'there') => {
    const stop = new AbortController();
    const intercept = vi.fn<(settings: NavigationInterceptOptions) => void>();
    const preventDefault = vi.fn<() => void>();
    const event = {
      canIntercept: true,
      cancelable: true,
      hashChange: false,
      downloadRequest: null,
      formData: null,
      navigationType: 'push',
      destination: {
        url: `https://example.com${path}`,
        sameDocument: false,
        getState: () => states.get(key),
      },
      signal: stop.signal,
      scroll: note('scroll'),
      intercept,
      preventDefault,
      ...init,
    } as unknown as NavigateEvent;
    for (const listener of listeners) listener(event);
    const settings = intercept.mock.calls[0]?.[0];
    return { settings, preventDefault, handled: Promise.resolve(settings?.handler?.()), stop };
  };
  const isWaiting = () => page.document.documentElement.hasAttribute('data-navigating');
  return { ...page, events, router, attach, answers, cache, go, navigate, isWaiting };
}
