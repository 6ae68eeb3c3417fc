import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';

export interface Measure {
  /** Wall time in milliseconds, including the start of Node. */
  time: number;
  /** Peak memory of the process with its threads, in megabytes. */
  memory: number;
}

/** Runs a site command in a separate process. Throws on failure. */
export async function measureCommand(parameters: string[]): Promise<Measure> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-'));
  const memoryFile = join(dir, 'memory');
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', new URL('report-memory.js', import.meta.url).href, 'bin/site.js', ...parameters],
    { cwd: projectRoot, env: { ...process.env, BENCH_MEMORY_FILE: memoryFile } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const time = performance.now() - start;
  if (code !== 0) throw new Error(`site ${parameters.join(' ')} failed:\n${output}`);
  const memory = Number(await readFile(memoryFile, 'utf8')) / 1000;
  await rm(dir, { recursive: true });
  return { time, memory };
}
