import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { createCheckThread } from './check-thread.ts';

const task = (code: string) => ({
  kind: 'syntax' as const,
  inputs: [{ id: 'a', language: 'js', code }],
});

test('a thread that has had nothing to do is ended, and the next check starts another', async () => {
  const ends = vi.spyOn(Worker.prototype, 'terminate');
  const thread = createCheckThread({ wanted: 'js', idleTime: 0 });
  expect(await thread.run(task('const a = 1;'))).toMatchObject({ result: { a: [] } });
  await vi.waitFor(() => expect(ends).toHaveBeenCalledOnce());
  const both = await Promise.all([thread.run(task('const = 1;')), thread.run(task('let a;'))]);
  expect(both).toMatchObject([{ result: { a: [{}] } }, { result: { a: [] } }]);
  await thread.close();
  ends.mockRestore();
});
