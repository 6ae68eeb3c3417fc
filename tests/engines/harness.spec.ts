import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as plain } from '@playwright/test';
import { expect, test } from '../support/engines/test.ts';
import { startProcess } from '../support/start-process.ts';

// Checks that cannot fail would prove nothing.
test('an error in a page is told', async ({ reader, watch, site }) => {
  watch.expectErrors(/on purpose/);
  await reader.visit('/');
  await reader.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
    Promise.reject(new Error('rejected on purpose'));
    console.error('written on purpose');
  });
  for (const what of ['Uncaught: ', 'Rejected: ', 'Console: ']) {
    await expect.poll(() => site.reports.some((report) => report.startsWith(what))).toBe(true);
  }
});

test('a request that would leave this machine is refused, and told', async ({ reader, engine }) => {
  await reader.visit('/');
  await reader.evaluate(() => {
    location.href = 'http://site.example/';
  });
  await expect.poll(() => engine.foreignRequests.join()).toContain('site.example');
  engine.foreignRequests.length = 0;
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A program that starts another and prints its process id. */
const PARENT = ['sh', '-c', 'sleep 1000 & echo child $!; wait'];

plain('a program ends with all that it has started', async () => {
  const program = startProcess({ command: PARENT });
  const [, pid] = await program.printed(/^child (\d+)$/, 10_000);
  expect(isAlive(Number(pid))).toBe(true);
  await program.end();
  await expect.poll(() => isAlive(Number(pid))).toBe(false);
});

plain('a program ends when the run is killed', async () => {
  const script = `import { startProcess } from './tests/support/start-process.ts';
    startProcess({ command: ${JSON.stringify(PARENT)} }).onLine(console.log);`;
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  const [line] = await once(createInterface({ input: run.stdout }), 'line');
  const pid = Number(String(line).split(' ')[1]);
  expect(isAlive(pid)).toBe(true);
  run.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});
