import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { writeSite } from '../testing/write-site.ts';
import { startModuleThread } from './module-thread.ts';

test('[V5] the time in which the thread starts does not count as time of the module', async () => {
  let onAsked = (_: string) => {};
  const asked = new Promise<string>((resolve) => {
    onAsked = resolve;
  });
  const thread = startModuleThread({
    // No thread starts as fast.
    timeLimit: 1,
    answer() {
      onAsked('asked');
      return new Promise(() => {});
    },
  });
  onTestFinished(() => thread.close());
  const evaluated = thread.evaluate('/site.config.ts').catch((error: Error) => error.name);
  expect(await Promise.race([asked, evaluated])).toBe('asked');
});

test('[V5] a process with nothing else to do waits for the thread that reads a module', async () => {
  const folder = join(projectRoot, 'src/engine');
  const script = `
    import { registerTypeScript } from '${folder}/typescript-loader.js';
    registerTypeScript();
    const { startModuleThread } = await import('${folder}/config/module-thread.ts');
    const answer = () => process.exit(0);
    await startModuleThread({ answer, timeLimit: 60_000 }).evaluate('/site.config.ts');
  `;
  const root = await writeSite({ 'read.mjs': script });
  const child = spawn(process.execPath, [join(root, 'read.mjs')]);
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
});
