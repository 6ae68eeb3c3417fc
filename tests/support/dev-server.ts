import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A running `npm run dev`. */
export interface DevServer {
  origin: string;
  /** Matches the addresses that it serves. */
  requests: RegExp;
  /** Its output so far. */
  output(): string;
  isAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts a project's dev server like a developer.
 *
 * @param options.project the project's folder
 * @param options.site the site's folder in it; by default, the project's own
 */
export async function startDevServer(options: {
  project: string;
  site?: string;
}): Promise<DevServer> {
  const { project, site = '.' } = options;
  const command = ['bin/site.js', 'dev', '--site', join(project, site), '--port', '0'];
  const server = spawn(process.execPath, command, {
    cwd: project,
    // The test runner requests colors, but this output must be plain.
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  server.stdout.on('data', read);
  server.stderr.on('data', read);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const origin = await firstAddress({ server, output: () => output });
  return {
    origin,
    requests: new RegExp(`^${origin}/`),
    output: () => output,
    isAlive: () => server.exitCode === null && server.signalCode === null,
    async stop() {
      server.kill();
      await ended;
    },
  };
}

function firstAddress(options: { server: ChildProcess; output: () => string }): Promise<string> {
  const { server, output } = options;
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /Ready on (http:\/\/[\w.:[\]]+)/.exec(output())?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on('data', look);
    server.once('exit', () => reject(new Error(`The dev server has ended:\n${output()}`)));
  });
}
