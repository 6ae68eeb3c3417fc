import { expect, test } from 'vitest';
import { createPayloadCache } from './payload-cache.ts';

function recordingCache(limit: number) {
  const asked: string[] = [];
  const cache = createPayloadCache({
    limit,
    load: async (url) => {
      asked.push(url);
      if (url.includes('broken')) throw new Error(`${url} is broken`);
      return url;
    },
  });
  return { cache, asked };
}

test('a page is asked for once', async () => {
  const { cache, asked } = recordingCache(5);
  await Promise.all([cache.get('/a'), cache.get('/a')]);
  expect(asked).toEqual(['/a']);
});

test('a failure is not remembered', async () => {
  const { cache, asked } = recordingCache(5);
  await expect(cache.get('/broken')).rejects.toThrow('/broken is broken');
  await expect(cache.get('/broken')).rejects.toThrow();
  expect(asked).toEqual(['/broken', '/broken']);
});

test('the page unused for longest goes first', async () => {
  const { cache, asked } = recordingCache(2);
  await cache.get('/a');
  await cache.get('/b');
  await cache.get('/a');
  await cache.get('/c');
  await cache.get('/a');
  await cache.get('/b');
  expect(asked).toEqual(['/a', '/b', '/c', '/b']);
});

test('a page that came by another way is kept, until everything is forgotten', async () => {
  const { cache, asked } = recordingCache(5);
  await cache.add('/a', Promise.resolve('the first page'));
  expect(await cache.get('/a')).toBe('the first page');
  expect(asked).toEqual([]);
  expect([cache.has('/a'), cache.has('/b')]).toEqual([true, false]);
  cache.clear();
  expect(cache.has('/a')).toBe(false);
  expect(await cache.get('/a')).toBe('/a');
});

test('a failure that comes late takes no newer page away', async () => {
  const { cache, asked } = recordingCache(5);
  let fail = (_: Error) => {};
  const first = cache.add('/a', new Promise((_, reject) => (fail = reject)));
  cache.clear();
  const second = cache.get('/a');
  fail(new Error('late'));
  await expect(first).rejects.toThrow('late');
  expect(cache.get('/a')).toBe(second);
  expect(asked).toEqual(['/a']);
});
