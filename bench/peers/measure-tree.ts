import { execFile, spawn } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { Measure } from '../support/measure-command.ts';

const SAMPLE_MS = 200;
const MAX_BUILD_MS = 600_000;

const run = promisify(execFile);

/**
 * Runs a program and measures its time and the peak memory of all its processes together. Throws with its output on
 * failure.
 */
export async function measureTree(options: {
  command: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}): Promise<Measure> {
  const { command, cwd, env } = options;
  const [program = '', ...parameters] = command;
  const start = performance.now();
  const child = spawn(program, parameters, { cwd, env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  let memory = 0;
  const sampling = setInterval(async () => {
    const sizes = (await readTree(child.pid)).map(({ kilobytes }) => kilobytes);
    memory = Math.max(memory, sizes.reduce((sum, size) => sum + size, 0) / 1000);
  }, SAMPLE_MS);
  const end = setTimeout(async () => {
    output += `\nError: not ready after ${MAX_BUILD_MS / 60_000} minutes.`;
    for (const { pid } of await readTree(child.pid)) endProcess(pid);
  }, MAX_BUILD_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    const time = performance.now() - start;
    if (code !== 0) throw new Error(reasonIn(output));
    return { time, memory };
  } finally {
    clearInterval(sampling);
    clearTimeout(end);
  }
}

/** A process and all below it, with their resident memory. Pages that they share count for each. */
async function readTree(root: number | undefined): Promise<{ pid: number; kilobytes: number }[]> {
  if (root === undefined) return [];
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']).catch(() => ({ stdout: '' }));
  const lines = stdout.trim().split('\n');
  const all = lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, kilobytes };
  });
  const tree = new Set([root]);
  // A child has a higher number than its parent until the numbers start again.
  for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  return all.filter(({ pid }) => tree.has(pid));
}

function endProcess(pid: number): void {
  try {
    process.kill(pid);
  } catch {
    // It has ended meanwhile.
  }
}

/** The line of a program's output that says most likely why it failed. */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  // npm says its code before it says anything.
  const spoken = lines.filter((line) => line !== '' && !line.startsWith('npm error code'));
  const reason = spoken.find((line) => /error|not supported|cannot/i.test(line)) ?? spoken.at(-1);
  return reason ?? 'It failed without a word.';
}
