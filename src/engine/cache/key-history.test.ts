import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { describeChange, openKeyHistory } from './key-history.ts';

let lines: string[];

beforeEach(() => {
  lines = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('SITE_DEBUG=cache says which parts of a key have changed since the last run', async () => {
  vi.stubEnv('SITE_DEBUG', 'render, cache');
  const file = join(await writeSite({}), 'history.json');
  const first = await openKeyHistory(file);
  const key = first.keyOf('page /docs', { app: '1', sidebar: '1', banner: '1' });
  await first.save();
  const second = await openKeyHistory(file);
  expect(second.keyOf('page /docs', { app: '1', sidebar: '2', toc: '1' })).not.toBe(key);
  expect(second.keyOf('page /blog', { app: '1' })).toBeDefined();
  expect(lines).toEqual([
    'cache: page /docs: not seen before\n',
    'cache: page /docs: sidebar has changed, banner is gone, toc is new\n',
    'cache: page /blog: not seen before\n',
  ]);
});

test('without SITE_DEBUG nothing is said, and a damaged history is forgotten', async () => {
  const file = join(await writeSite({}), 'history.json');
  await writeFile(file, 'null');
  const history = await openKeyHistory(file);
  const key = history.keyOf('page /docs', { app: '1' });
  expect(history.keyOf('page /docs', { app: '1' })).toBe(key);
  expect(history.keyOf('page /docs', { app: '2' })).not.toBe(key);
  expect(lines).toEqual([]);
});

test('a long list of changes is cut', () => {
  const parts = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, '1']));
  expect(describeChange({}, parts)).toBe(
    'a is new, b is new, c is new, d is new, e is new and 2 more',
  );
  expect(describeChange(parts, parts)).toBeUndefined();
});
