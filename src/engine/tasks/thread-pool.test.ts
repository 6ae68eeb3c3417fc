import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { createGuardedRunner } from './guarded-runner.ts';
import { createTaskRunner } from './task-runner.ts';
import { createThreadPool, type ThreadPool, ThreadStartError } from './thread-pool.ts';

let pool: ThreadPool | undefined;
afterEach(() => pool?.close());

async function poolOf(module: string): Promise<ThreadPool> {
  const root = await writeSite({ 'task.ts': module });
  pool = await createThreadPool({ worker: join(root, 'task.ts'), maxThreads: 2 });
  return pool;
}

test('a thread does tasks; what a task throws is its answer', async () => {
  const { run } = await poolOf(
    'export const createTask = async () => async (input: number) => { if (input < 0) throw new RangeError("too small"); return input * 2; };',
  );
  await expect(run(21)).resolves.toBe(42);
  await expect(run(-1)).rejects.toThrow('too small');
  await expect(run(1)).resolves.toBe(2);
});

test('[V5] threads that cannot start answer every task, and end nothing', async () => {
  const { run } = await poolOf("import './gone.ts';\n");
  const answers = await Promise.allSettled([run(1), run(2), run(3)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  for (const answer of answers) {
    expect(answer.status === 'rejected' && answer.reason).toBeInstanceOf(ThreadStartError);
  }
});

test('[V5] if the system has no thread left, every task says so', async () => {
  vi.doMock('tinypool', () => ({
    Tinypool: class {
      constructor() {
        throw Object.assign(new Error('EAGAIN'), { code: 'ERR_WORKER_INIT_FAILED' });
      }
    },
  }));
  const pool = await createThreadPool({ worker: 'unused.ts', maxThreads: 1 });
  vi.doUnmock('tinypool');
  await expect(pool.start()).rejects.toThrow('A thread could not start: EAGAIN');
  await expect(pool.run(1)).rejects.toBeInstanceOf(ThreadStartError);
  await expect(pool.close()).resolves.toBeUndefined();
});

test('[V5] a thread that dies answers its task, and another one does the next', async () => {
  const { run } = await poolOf(
    `export const createTask = async () => (input: number) =>
  input > 0 ? Promise.resolve(input) : new Promise(() => { setTimeout(() => { throw new Error('out of the blue'); }); });`,
  );
  await expect(run(0)).rejects.toThrow('out of the blue');
  await expect(run(1)).resolves.toBe(1);
});

test('[V5] where no thread can start, tasks are done in this one', async () => {
  const root = await writeSite({ 'task.ts': "throw new Error('no');\n" });
  const runner = createTaskRunner<number, number>({
    inline: async (input) => input * 2,
    worker: join(root, 'task.ts'),
    workerData: undefined,
  });
  const inputs = Array.from({ length: 100 }, (_, index) => index);
  const results = await Promise.all(inputs.map((input) => runner.run(input)));
  expect(results).toEqual(inputs.map((input) => input * 2));
  await runner.close();
});

test('[V5] a task that never ends is ended, and the next one is done', async () => {
  const root = await writeSite({
    'task.ts':
      'export const createTask = async () => async (input: number) => { for (;;) if (input > 0) return input; };',
  });
  const runner = createGuardedRunner<number, number>({
    worker: join(root, 'task.ts'),
    workerData: undefined,
    timeLimit: 2000,
  });
  const [endless, next] = await Promise.allSettled([runner.run(0), runner.run(1)]);
  expect(endless).toMatchObject({ reason: { message: 'it did not finish within 2 seconds.' } });
  expect(next).toMatchObject({ value: 1 });
  await runner.close();
});

test('[V5] the start of a thread, even of one that replaces another, is not part of the time limit', async () => {
  const root = await writeSite({
    'task.ts': `import { setTimeout } from 'node:timers/promises';
export async function createTask() {
  await setTimeout(300);
  return async (input: number) => { for (;;) if (input > 0) return input; };
}
`,
  });
  const runner = createGuardedRunner<number, number>({
    worker: join(root, 'task.ts'),
    workerData: undefined,
    timeLimit: 250,
  });
  await expect(runner.run(1)).resolves.toBe(1);
  await expect(runner.run(0)).rejects.toThrow('it did not finish within 0.25 seconds.');
  await expect(runner.run(2)).resolves.toBe(2);
  await runner.close();
});

test('threads that have had no task for a while are ended, and few tasks then need none', async () => {
  const root = await writeSite({
    'task.ts':
      "import { threadId } from 'node:worker_threads';\nexport const createTask = async () => async () => threadId;\n",
  });
  const runner = createTaskRunner<number, number>({
    inline: async () => threadId,
    worker: join(root, 'task.ts'),
    workerData: undefined,
    idleTime: 0,
  });
  const run = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => runner.run(index)));
  const before = new Set(await run(100));
  // On a busy machine, the first thread may have finished them all before another is ready.
  expect([...before].some((id) => id !== threadId)).toBe(true);
  await vi.waitFor(async () => expect(await run(2)).toEqual([threadId, threadId]));
  const after = await run(100);
  expect(after.filter((id) => id !== threadId && before.has(id))).toEqual([]);
  await runner.close();
});
