import { spawnSync } from 'node:child_process';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { writeSite } from '../testing/write-site.ts';
import { OUTPUT_OWN } from './output-folder.ts';
import { withOutputLock } from './output-lock.ts';

const lockOf = (dir: string) => join(dir, OUTPUT_OWN, 'lock');

test('work in one folder is done one after the other, and leaves no lock', async () => {
  const dir = await writeSite({});
  const events: string[] = [];
  let waits = 0;
  const run = (name: string) =>
    withOutputLock({
      dir,
      onWait: () => {
        waits += 1;
      },
      work: async () => {
        events.push(`${name} begins`);
        // Long enough for the others to check again.
        await readdir(dir).then(() => new Promise((resolve) => setTimeout(resolve, 150)));
        events.push(`${name} ends`);
      },
    });
  await Promise.all(['a', 'b', 'c'].map(run));
  expect(events.length).toBe(6);
  for (const index of [0, 2, 4]) {
    expect(events[index + 1]).toBe(events[index]?.replace('begins', 'ends'));
  }
  expect(waits).toBe(2);
  expect(await readdir(join(dir, OUTPUT_OWN))).toEqual([]);
});

test('work that fails frees the folder', async () => {
  const dir = await writeSite({});
  const fail = withOutputLock({
    dir,
    onWait: () => {},
    work: () => Promise.reject(new Error('No.')),
  });
  await expect(fail).rejects.toThrow('No.');
  expect(await withOutputLock({ dir, onWait: () => {}, work: async () => 'done' })).toBe('done');
});

test.each([
  ['of a process that has ended', () => deadProcess(), hostname(), 0],
  ['of another machine, without a sign of life', () => process.pid, 'elsewhere', 60],
  ['that is damaged, and old', () => undefined, undefined, 60],
])('a lock %s is taken over', async (_, id, machine, age) => {
  const dir = await writeSite({ [`${OUTPUT_OWN}/x`]: '' });
  await writeFile(
    lockOf(dir),
    id() === undefined ? '{' : JSON.stringify({ process: id(), machine }),
  );
  const then = new Date(Date.now() - age * 1000);
  await utimes(lockOf(dir), then, then);
  const waits: string[] = [];
  const onWait = (holder: string) => void waits.push(holder);
  expect(await withOutputLock({ dir, onWait, work: async () => 'done' })).toBe('done');
  expect(waits).toEqual([]);
});

function deadProcess(): number | undefined {
  return spawnSync(process.execPath, ['--version']).pid;
}

test.skipIf(process.platform === 'win32')('a lock that cannot be written is not left', async () => {
  const dir = await writeSite({});
  const lock = join(projectRoot, 'src/engine/writing/output-lock.ts');
  const options = `{ dir: ${JSON.stringify(dir)}, onWait() {}, async work() {} }`;
  const code = `import { withOutputLock } from ${JSON.stringify(lock)}; await withOutputLock(${options});`;
  // No file may grow, as on a full disk.
  const command = 'ulimit -f 0 && exec "$0" --import tsx --input-type=module -e "$1"';
  const run = spawnSync('sh', ['-c', command, process.execPath, code], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(run.stderr).toContain('EFBIG');
  expect(run.stderr).not.toContain('garbage collection');
  expect(await readdir(join(dir, OUTPUT_OWN))).toEqual([]);
});
