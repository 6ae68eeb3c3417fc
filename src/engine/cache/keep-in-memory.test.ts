import { expect, test } from 'vitest';
import { memoryCache } from '../testing/memory-cache.ts';
import type { ContentCache } from './content-cache.ts';
import { keepInMemory } from './keep-in-memory.ts';

function counted(): { cache: ContentCache; reads: string[] } {
  const reads: string[] = [];
  const inner = memoryCache();
  const cache: ContentCache = {
    ...inner,
    read: (key) => {
      reads.push(key);
      return inner.read(key);
    },
  };
  return { cache, reads };
}

test('what was read or written once is not read again', async () => {
  const { cache, reads } = counted();
  await cache.write('a', { name: 'a' });
  const kept = keepInMemory(cache);
  expect(await kept.read('a')).toEqual({ name: 'a' });
  expect(await kept.read('a')).toEqual({ name: 'a' });
  await kept.write('b', { name: 'b' });
  expect(await kept.read('b')).toEqual({ name: 'b' });
  expect(reads).toEqual(['a']);
});

test('what is missing is asked for each time: it may have been made since', async () => {
  const { cache, reads } = counted();
  const kept = keepInMemory(cache);
  expect(await kept.read('a')).toBeUndefined();
  await cache.write('a', 1);
  expect(await kept.read('a')).toBe(1);
  expect(reads).toEqual(['a', 'a']);
});
