import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeSite } from '../testing/write-site.ts';
import { checkOutputFolder, OUTPUT_OWN, writeMark } from './output-folder.ts';
import { finishOutput, writeOutput } from './write-output.ts';
import { expectOneSite, expectWhole, listed, siteOf } from './writing-test-support.ts';

const writer = fileURLToPath(new URL('../testing/output-writer.js', import.meta.url));
const finish = (dir: string) => finishOutput({ dir, tell: () => {} });

const KILLS = 20;

/** A net: twenty processes are started, which a busy machine does slowly. In milliseconds. */
const TEST_TIMEOUT_MS = 240_000;

test('after a run that is killed at any moment, the folder is one site', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const dir = join(await writeSite({}), 'dist');
  const builds = ['a', 'b', 'c'];
  await writeOutput({ dir, files: siteOf('a') });
  const sites = builds.map((build) => [...siteOf(build)]);
  const seen = new Set<string>();
  // Each starts while the one before it is writing.
  let next = fork(writer, { execArgv: [] });
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = next;
    next = fork(writer, { execArgv: [] });
    child.send({ dir, sites });
    // On any machine, each site gets its turn: killed while it is written, and after it.
    const turn = (kill % builds.length) + (kill % 2);
    for (let begun = 0; begun <= turn; begun += 1) await once(child, 'message');
    await setTimeout(Math.random() * 60);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expectWhole(dir, builds);
    await expect(
      checkOutputFolder({ dir, siteRoot: '/elsewhere', force: false }),
    ).resolves.toBeUndefined();
    await finish(dir);
    seen.add(await expectOneSite(dir, builds));
  }
  next.kill();
  expect([...seen].sort()).toEqual(builds);
  // The next build that replaces assets removes what the killed runs left.
  for (const build of ['d', 'e', 'f']) await writeOutput({ dir, files: siteOf(build) });
  const names = [...siteOf('e').keys(), ...siteOf('f').keys()];
  expect(await listed(dir)).toEqual([...new Set(names)].sort());
  expect(await readdir(join(dir, OUTPUT_OWN))).toEqual(['output.json']);
});

test('a run that is killed between two steps is completed', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  // Two assets, a payload and 21 pages are moved, an asset and a page removed.
  const steps = [0, 1, 12, 24, 25];
  await Promise.all(
    steps.map(async (count) => {
      const dir = join(await writeSite({}), 'dist');
      await writeOutput({ dir, files: new Map([...siteOf('a'), ['old/index.html', 'old']]) });
      await writeMark(dir, { retired: ['assets/app-a.js'] });
      const child = fork(writer, { execArgv: [] });
      child.send({ dir, sites: [[...siteOf('b')]], steps: count });
      expect(await once(child, 'exit'), `${count} steps`).toEqual([null, 'SIGKILL']);
      const before = await listed(dir);
      expect(before.includes('assets/app-b.js')).toBe(count > 0);
      expect(before.includes('p19/index.html') && before.includes('assets/app-a.js')).toBe(
        count < 25,
      );
      await finish(dir);
      expect(await expectOneSite(dir, ['a', 'b'])).toBe('b');
      expect(await readdir(join(dir, OUTPUT_OWN))).toEqual(['output.json']);
    }),
  );
});

test('a run that fails before the first step has changed nothing', async () => {
  const dir = join(await writeSite({}), 'dist');
  await writeOutput({ dir, files: siteOf('a') });
  const before = await listed(dir);
  const files = siteOf('b');
  files.set('last.png', { copyFrom: join(dir, 'missing.png') });
  await expect(writeOutput({ dir, files })).rejects.toMatchObject({ code: 'output-failed' });
  expect(await listed(dir)).toEqual(before);
  expect(await expectOneSite(dir, ['a', 'b'])).toBe('a');
  expect(await readdir(join(dir, OUTPUT_OWN))).toEqual(['output.json']);
});

test.each(['', '{', '{}', '{"moves":["../prepared/0"],"removals":[],"mark":{"retired":[]}}'])(
  'a damaged plan is dropped: %s',
  async (plan) => {
    const root = await writeSite({});
    const dir = join(root, 'dist');
    await writeOutput({ dir, files: siteOf('a') });
    await mkdir(join(dir, OUTPUT_OWN, 'prepared'));
    await writeFile(join(dir, OUTPUT_OWN, 'prepared/0'), 'outside');
    await writeFile(join(dir, OUTPUT_OWN, 'swap.json'), plan);
    await finish(dir);
    expect(await expectOneSite(dir, ['a'])).toBe('a');
    expect(await readdir(root)).toEqual(['dist']);
    expect(await writeOutput({ dir, files: siteOf('a') })).toEqual({ written: 0, removed: 0 });
    expect(await readdir(join(dir, OUTPUT_OWN))).toEqual(['output.json']);
  },
);
