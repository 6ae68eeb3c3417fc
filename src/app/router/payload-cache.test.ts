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
