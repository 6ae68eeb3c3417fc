import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A program with all its child processes. */
export interface Process {
  /** Calls back for each line of output on either stream, from the beginning. */
  onLine(listener: (line: string) => void): void;
  /** Settles with the first match in the output; rejects with its last lines when it exits or takes too long. */
  printed(pattern: RegExp, limit: number): Promise<RegExpExecArray>;
  /** Ends it and all its child processes. */
  end(): Promise<void>;
}

/**
 * Ends the group when the program exits, and when the pipe to this process breaks: then the run is over, however it
 * ended, and nothing else would end a browser.
 */
const KEEPER = 'exec 3<&0; (cat <&3 >/dev/null; kill -KILL 0) & "$@" </dev/null; kill -KILL 0';

/** Number of lines in the message if a program does not start. */
const KEPT_LINES = 20;

/** Starts a program in a process group that does not outlive this process. */
export function startProcess(options: {
  command: string[];
  /** Folder to start it in; by default, this process's own. */
  cwd?: string;
  env?: Record<string, string>;
}): Process {
  const { command, cwd, env } = options;
  const child = spawn('/bin/sh', ['-c', KEEPER, 'sh', ...command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  const read = (stream: Readable) =>
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
      for (const listener of listeners) listener(line);
    });
  read(child.stdout);
  read(child.stderr);

  return {
    onLine: (listener) => listeners.push(listener),
    async printed(pattern, limit) {
      const name = command[0];
      return new Promise((resolve, reject) => {
        const fail = (what: string) =>
          reject(new Error(`${name} ${what}. It has printed:\n${lines.join('\n')}`));
        const timer = setTimeout(fail, limit, `did not print ${pattern} within ${limit} ms`);
        const look = (line: string) => {
          const match = pattern.exec(line);
          if (match) resolve(match);
          if (match) clearTimeout(timer);
        };
        listeners.push(look);
        lines.forEach(look);
        ended.then(() => fail('ended'));
      });
    },
    async end() {
      killGroup(child);
      await ended;
    },
  };
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
