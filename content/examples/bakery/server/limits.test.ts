import { expect, test } from 'vitest';
import { withTimeout } from './limits';

test('a call that hangs fails', async () => {
  const hangs = new Promise(() => {});
  await expect(withTimeout(hangs, 1)).rejects.toMatchObject({
    code: 'TIMEOUT',
  });
  expect(await withTimeout(Promise.resolve('rolls'), 1000)).toEqual(
    'rolls',
  );
});
