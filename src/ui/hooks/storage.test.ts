import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function stubBrowser(kind: string | undefined) {
  const window = { localStorage: memory(), sessionStorage: memory() };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement: { dataset: { storage: kind } } });
  return window;
}

test('[T4] preferences are kept where the site says: local by default, session, or nowhere', () => {
  const local = stubBrowser(undefined);
  writeStored('tabs.x', 'a');
  expect(local.localStorage.getItem('tabs.x')).toBe('a');
  expect(readStored('tabs.x')).toBe('a');
  writeStored('tabs.x', undefined);
  expect(readStored('tabs.x')).toBeUndefined();

  const session = stubBrowser('session');
  writeStored('tabs.x', 'b');
  expect(session.sessionStorage.getItem('tabs.x')).toBe('b');
  expect(session.localStorage.getItem('tabs.x')).toBeNull();

  const none = stubBrowser('none');
  writeStored('tabs.x', 'c');
  expect(readStored('tabs.x')).toBeUndefined();
  expect(none.localStorage.getItem('tabs.x')).toBeNull();
});

test('[T4] blocked and full storage never throw', () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(readStored('tabs.x')).toBeUndefined();
  expect(() => writeStored('tabs.x', 'a')).not.toThrow();

  const full = stubBrowser(undefined);
  full.localStorage.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  expect(() => writeStored('tabs.x', 'a')).not.toThrow();
});
