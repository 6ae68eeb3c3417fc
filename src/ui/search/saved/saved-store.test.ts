import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchManifest } from '#shared/search/search-manifest.ts';
import { createSavedStore } from './saved-store.ts';

const KEY = 'search-docs-current';
const manifest: SearchManifest = {
  docsId: 'docs',
  reportHref: '',
  versions: [],
  filters: [],
  suggestions: [],
  provider: { name: 'static', files: [], synonyms: {} },
};
const hit = { href: '/a', title: 'a', trail: [] };

let values: Map<string, string>;
beforeEach(() => {
  values = new Map();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  return () => vi.unstubAllGlobals();
});

test('[S5] an opened hit is stored and shown; once nothing is saved, nothing is stored', () => {
  const store = createSavedStore(manifest, 'current');
  const shown = vi.fn();
  const stop = store.watch(shown);
  store.open(hit);
  expect(shown).toHaveBeenCalledTimes(1);
  expect(createSavedStore(manifest, 'current').read()).toEqual({ recent: [hit], favorite: [] });
  expect(createSavedStore(manifest, 'v10').read().recent).toEqual([]);
  store.favor(hit);
  expect(store.read()).toEqual({ recent: [], favorite: [hit] });
  store.remove('favorite', hit);
  expect(values.has(KEY)).toBe(false);
  stop();
  store.open(hit);
  expect(shown).toHaveBeenCalledTimes(3);
});

test('[S5] what another tab saves is shown', () => {
  const store = createSavedStore(manifest, 'current');
  const shown = vi.fn();
  store.watch(shown);
  const newValue = JSON.stringify({ recent: [hit], favorite: [] });
  window.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue }));
  expect(shown).toHaveBeenCalledTimes(1);
  expect(store.read().recent).toEqual([hit]);
});
