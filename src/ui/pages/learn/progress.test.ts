import { afterEach, expect, test, vi } from 'vitest';
import { readCode, writeCode } from './progress.ts';

afterEach(() => vi.unstubAllGlobals());

const start = [{ name: 'server.ts', code: 'start' }];
const changed = (code: string) => [{ name: 'server.ts', code }];

/** A browser whose storage holds `values`, and takes more unless it is full. */
function stubBrowser(values: Map<string, string>, isFull = false) {
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
}

test('code that another tab has stored since is neither hidden nor lost', () => {
  const values = new Map<string, string>();
  stubBrowser(values);
  writeCode('two-tabs', start, start);
  values.set('learn-code-two-tabs', JSON.stringify({ 'server.ts': 'from another tab' }));
  expect(readCode('two-tabs', start)).toEqual(changed('from another tab'));
});

test('code that a full storage does not take lasts while the page is open', () => {
  const values = new Map([['learn-code-full', JSON.stringify({ 'server.ts': 'before' })]]);
  stubBrowser(values, true);
  writeCode('full', changed('after'), start);
  expect(readCode('full', start)).toEqual(changed('after'));
  stubBrowser(values);
  writeCode('full', changed('later'), start);
  expect(readCode('full', start)).toEqual(changed('later'));
  expect(values.get('learn-code-full')).toContain('later');
});

test('code of an earlier version of the lesson stays where its file is still there', () => {
  const code = { 'server.ts': 'mine', 'gone.ts': 'mine, too' };
  stubBrowser(new Map([['learn-code-old', JSON.stringify(code)]]));
  expect(readCode('old', [...start, { name: 'new.ts', code: 'new' }])).toEqual([
    ...changed('mine'),
    { name: 'new.ts', code: 'new' },
  ]);
  for (const text of ['', 'null', '[1]', '{"server.ts":1}', '{"a":']) {
    stubBrowser(new Map([['learn-code-old', text]]));
    expect(readCode('old', start)).toEqual(start);
  }
});
