import { afterEach, expect, test, vi } from 'vitest';
import { searchLimits } from '#shared/limits.ts';
import { loadManifest } from './load-manifest.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/**
 * A server that never responds, and a browser with or without a cached copy.
 *
 * @returns how each request was made, and a function that lets its time pass
 */
function stubSilence(options: { cached?: object }) {
  const lost = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(lost.signal);
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    asked.push(init);
    if (init.cache === 'only-if-cached') {
      if (init.mode !== 'same-origin' || !options.cached) throw new TypeError('Failed to fetch');
      return Promise.resolve(Response.json(options.cached));
    }
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  });
  return { asked, timeout, letTimePass: () => lost.abort() };
}

test('[S7] a server that never responds is asked once, for as long as any request may take', async () => {
  const { asked, timeout, letTimePass } = stubSilence({});
  const outcome = expect(loadManifest()).rejects.toThrow('Failed to fetch');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(searchLimits.lostAfter);
  letTimePass();
  await outcome;
  expect(asked.map(({ cache }) => cache)).toEqual(['no-cache', 'only-if-cached']);
});

test('then the cached copy answers', async () => {
  const { letTimePass } = stubSilence({ cached: { versions: [] } });
  const manifest = loadManifest();
  letTimePass();
  await expect(manifest).resolves.toEqual({ versions: [] });
});
