import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { writeSite } from '../testing/write-site.ts';
import { createDrawWatch } from './draw-watch.ts';

const drawing = { path: '/pricing', file: 'content/pages/pricing.tsx' };

test('[V5] a page that waits for what never comes is given up, and the others are drawn', async () => {
  const watch = await createDrawWatch({ timeout: 200 });
  const endless = watch.during(drawing, new Promise(() => {}));
  await expect(watch.during(drawing, Promise.resolve(1))).resolves.toBe(1);
  await expect(endless).rejects.toThrow('it did not finish within 0.2 seconds.');
  await watch.close();
});

test('[V5] the first page may take longer: the app is loaded for it', async () => {
  const watch = await createDrawWatch({ timeout: 100 });
  const endless = watch.during(drawing, new Promise(() => {}));
  const first = watch.during(drawing, new Promise(() => {}), { timeout: 300 });
  const given = await Promise.race([first, endless]).catch(String);
  expect(given).toContain('within 0.1 seconds.');
  await expect(first).rejects.toThrow('it did not finish within 0.3 seconds.');
  await watch.close();
});

test('[V5] a page in a loop is named by another thread, which ends the process', async () => {
  const { signal, printed } = await drawInProcess('for (;;);');
  expect(signal).toBe('SIGKILL');
  expect(printed).toMatch(
    /^error The page \/pricing has kept the dev server busy for 0\.5 seconds.*\n {2}at content\/pages\/pricing\.tsx\n/,
  );
  expect(printed).toMatch(/because content\/pages\/pricing\.tsx never finished/);
});

test('[V5] a process that was stopped, or hardly gets to run, is in no loop', async () => {
  // The thread stands still, but does not compute.
  const stand = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);';
  expect(await drawInProcess(stand)).toEqual({ signal: null, printed: '' });
});

/** Draws a page in a process of its own, with a time limit of half a second. */
async function drawInProcess(code: string): Promise<{ signal: string | null; printed: string }> {
  const script = `
    import { registerTypeScript } from '${join(projectRoot, 'src/engine/typescript-loader.js')}';
    registerTypeScript();
    const { createDrawWatch } = await import('${join(projectRoot, 'src/engine/dev/draw-watch.ts')}');
    const watch = await createDrawWatch({ timeout: 500 });
    await watch.during({ path: '/quick', file: 'quick.tsx' }, Promise.resolve());
    await watch.during(${JSON.stringify(drawing)}, (async () => { await null; ${code} })());
    await watch.close();
  `;
  const root = await writeSite({ 'draw.mjs': script });
  const child = spawn(process.execPath, [join(root, 'draw.mjs')]);
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  const [, signal] = await once(child, 'close');
  return { signal, printed };
}
