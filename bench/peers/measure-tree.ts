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
  // A group of its own, so that all of its processes can be ended.
  const child = spawn(program, parameters, { cwd, env, detached: true, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  let memory = 0;
  const sampling = setInterval(async () => {
    memory = Math.max(memory, await treeMemory(child.pid).catch(() => 0));
  }, SAMPLE_MS);
  const end = setTimeout(() => {
    output += `\nIt was ended after ${MAX_BUILD_MS / 60_000} minutes.`;
    if (child.pid) process.kill(-child.pid);
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

/** Resident memory of a process and all below it, in megabytes. Pages that they share count for each. */
async function treeMemory(root: number | undefined): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  // A child has a higher number than its parent until the numbers start again.
  for (const [pid, parent] of processes) if (tree.has(parent)) tree.add(pid);
  const kilobytes = processes.reduce(
    (sum, [pid, , rss = 0]) => (tree.has(pid) ? sum + rss : sum),
    0,
  );
  return kilobytes / 1000;
}

/** The line of a program's output that says most likely why it failed. */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  const spoken = lines.filter((line) => line !== '');
  const reason = spoken.find((line) => /error|not supported|cannot/i.test(line)) ?? spoken.at(-1);
  return reason ?? 'It failed without a word.';
}
