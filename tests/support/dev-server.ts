import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** A running `npm run dev`. */
export interface DevServer {
  origin: string;
  /** Matches the addresses that it answers. */
  requests: RegExp;
  /** Everything that it has printed so far. */
  output(): string;
  isAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts the dev server of a project as its people do.
 *
 * @param options.project the project's folder
 * @param options.site the site's folder below it; left out, the project's own
 */
export async function startDevServer(options: {
  project: string;
  site?: string;
}): Promise<DevServer> {
  const { project, site = '.' } = options;
  const command = ['bin/site.js', 'dev', '--site', join(project, site), '--port', '0'];
  const server = spawn(process.execPath, command, {
    cwd: project,
    // The test runner asks for colors; what is read here is plain.
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
