import { expect, test, vi } from 'vitest';
import type { SearchManifest } from '#shared/search/search-manifest.ts';
import { createSiteSearch } from './site-search.ts';

const manifest = { versions: [] } as unknown as SearchManifest;
const answer = { answers: [], hits: [], total: 0, pageCount: 0 };
const request = { query: 'x', facets: {}, page: 0, signal: new AbortController().signal };

test('manifest and provider are made once, and again after a failure', async () => {
  const loadManifest = vi.fn(async () => manifest).mockRejectedValueOnce(new Error('offline'));
  const search = vi.fn(async () => answer);
  const createProvider = vi.fn(async () => ({ search, prepare: vi.fn() }));
  const site = createSiteSearch({ loadManifest, createProvider });
  await expect(site.search(request)).rejects.toThrow('offline');
  expect(await site.search(request)).toBe(answer);
  expect(await site.search(request)).toBe(answer);
  expect(loadManifest).toHaveBeenCalledTimes(2);
  expect(createProvider).toHaveBeenCalledTimes(1);
});

test('who has given up meanwhile asks nobody', async () => {
  const search = vi.fn(async () => answer);
  const site = createSiteSearch({
    loadManifest: async () => manifest,
    createProvider: async () => ({ search, prepare: vi.fn() }),
  });
  await expect(site.search({ ...request, signal: AbortSignal.abort() })).rejects.toThrow();
  expect(search).not.toHaveBeenCalled();
});

test('a search that failed takes nothing for granted: its files may be of an older deploy', async () => {
  const loadManifest = vi.fn(async () => manifest);
  const search = vi.fn(async () => answer).mockRejectedValueOnce(new Error('Status 404'));
  const site = createSiteSearch({
    loadManifest,
    createProvider: async () => ({ search, prepare: vi.fn() }),
  });
  await expect(site.search(request)).rejects.toThrow('404');
  expect(await site.search(request)).toBe(answer);
  expect(loadManifest).toHaveBeenCalledTimes(2);
});
