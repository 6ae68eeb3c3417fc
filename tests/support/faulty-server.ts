import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Kinds of faulty responses. Shares are the part of the body that arrives before the connection breaks. */
export const faults = [
  'refused',
  'cut at 2 %',
  'cut at 30 %',
  'cut at 60 %',
  'cut at 99 %',
  'status 404',
  'status 500',
  'HTML instead',
  'another type',
] as const;

/** One of each kind, for resources that are loaded whole and fail in the same way wherever they are cut. */
export const kindsOfFaults = [
  'refused',
  'cut at 60 %',
  'status 404',
  'HTML instead',
  'another type',
] as const satisfies readonly Fault[];

export type Fault = (typeof faults)[number] | 'late';

/** A proxy between a browser and a served site that breaks selected responses. */
export interface FaultyServer {
  origin: string;
  /** Breaks the responses to requests whose path matches, until `repair`. */
  break(path: RegExp, fault: Fault): void;
  /** Everything responds again, including late responses. */
  repair(): void;
  /** From now on, scripts have other names, and the old ones are gone. */
  deploy(): void;
  /** From now on, another site responds at the same address. */
  replace(origin: string): void;
  /** Paths requested since this was last cleared. */
  asked: string[];
  /** How many of them were documents. */
  documents(): number;
  close(): void;
}

/** @param options.origin of the served site */
export async function serveFaulty(options: { origin: string }): Promise<FaultyServer> {
  let broken: { path: RegExp; fault: Fault }[] = [];
  let late: (() => void)[] = [];
  let deploys = 0;
  let { origin } = options;
  const asked: string[] = [];

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const fault = broken.find((entry) => entry.path.test(path))?.fault;
    if (fault === 'refused') return response.destroy();
    if (fault === 'late') await new Promise<void>((resolve) => late.push(resolve));
    const asking = fetch(origin + published(path, deploys), { redirect: 'manual' });
    const answer = await asking.catch(() => undefined);
    // A test has ended while the page still sends requests.
    if (!answer) return response.destroy();
    const type = answer.headers.get('content-type') ?? '';
    const body = /html|javascript|text|json/.test(type)
      ? Buffer.from(renamed(await answer.text(), deploys))
      : Buffer.from(await answer.arrayBuffer());
    for (const name of ['content-type', 'content-security-policy', 'location']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    // Each request must reach this server and its fault.
    response.setHeader('cache-control', 'no-store');
    response.statusCode = answer.status;
    send({ response, body, fault });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    break: (path, fault) => broken.push({ path, fault }),
    repair() {
      broken = [];
      for (const release of late) release();
      late = [];
    },
    deploy() {
      deploys += 1;
    },
    replace(other) {
      origin = other;
    },
    asked,
    documents: () => asked.filter((path) => !/\.\w+$|\/frame$/.test(path)).length,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(options: { response: ServerResponse; body: Buffer; fault: Fault | undefined }): void {
  const { response, body, fault } = options;
  const share = /^cut at (\d+) %$/.exec(fault ?? '')?.[1];
  const status = /^status (\d+)$/.exec(fault ?? '')?.[1];
  if (share) {
    response.setHeader('content-length', body.length);
    response.write(body.subarray(0, Math.floor((body.length * Number(share)) / 100)));
    // Written data must arrive first.
    setImmediate(() => response.destroy());
  } else if (status) response.writeHead(Number(status), { 'content-type': 'text/plain' }).end();
  else if (fault === 'HTML instead') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in first');
  } else if (fault === 'another type') {
    response.setHeader('content-type', 'application/octet-stream').end(body);
  } else response.end(body);
}

const SCRIPT = /([\w.-]+-[\w-]{8,16})((?:\.d\d)?)\.js\b/g;

/** Names of scripts after a number of deploys. */
function renamed(text: string, deploys: number): string {
  return deploys === 0 ? text : text.replace(SCRIPT, `$1.d${deploys}.js`);
}

/** The site's own path for a file; a missing file for a script of an older deploy. */
function published(path: string, deploys: number): string {
  if (!/^\/assets\/.*\.js$/.test(path)) return path;
  const suffix = deploys === 0 ? '.js' : `.d${deploys}.js`;
  const isOld = deploys > 0 ? !path.endsWith(suffix) : /\.d\d\.js$/.test(path);
  return isOld ? '/assets/gone.js' : path.replace(suffix, '.js');
}
