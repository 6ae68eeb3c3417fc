import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

test('each key is loaded once, and again only after a failure', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const read = loadOnce(load);
  expect(await Promise.all([read('a'), read('b'), read('a')])).toEqual(['A', 'B', 'A']);
  expect(load).toHaveBeenCalledTimes(2);

  load.mockRejectedValueOnce(new Error('No network'));
  await expect(read('c')).rejects.toThrow('No network');
  expect(await read('c')).toBe('C');
  expect(await read('c')).toBe('C');
  expect(load).toHaveBeenCalledTimes(4);
});
