import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { twinPath } from '#shared/twin-path.ts';
import type { HeaderRule } from '../outputs/http-headers.ts';
import { createFileBodies, type FileBodies } from './file-bodies.ts';
import type { HostRedirect, HostRules } from './host-rules.ts';
import { listenError } from './listen-error.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { isFile, NOT_FOUND_PAGE, resolveRequest } from './resolve-request.ts';
import { sendFile } from './send-file.ts';

/** A running server. */
export interface StaticServer {
  /** Starts to listen; port 0 picks any free one. Throws a `SiteError` on failure. */
  listen(options: { port: number; host: string }): Promise<{ url: string; port: number }>;
  /** Stops immediately and closes open connections. */
  close(): Promise<void>;
}

/** How long the server waits for a client before it closes the connection, in milliseconds. */
export interface ServerTimeouts {
  /** For all request headers, from the first byte or from the connection. */
  headers: number;
  /** For the whole request. */
  request: number;
  /** For the next request of a connection. */
  next: number;
  /** For any activity, also while the client reads the response. */
  silence: number;
  /** For reading the whole response. */
  answer: number;
  /** Interval between checks. */
  interval: number;
}

const TIMEOUTS_MS: ServerTimeouts = {
  headers: 10_000,
  request: 20_000,
  next: 5_000,
  silence: 30_000,
  answer: 300_000,
  interval: 2_000,
};

interface Context {
  dir: string;
  readRules: () => Promise<HostRules>;
  bodies: FileBodies;
}

/**
 * Serves a built site like a good static host: clean addresses, the not-found page with status 404, compressed and
 * cached files, and the headers and redirects that the build wrote for hosts (`readHostRules`).
 */
export function createStaticServer(options: {
  /** Folder of the built site. */
  dir: string;
  headers?: HeaderRule[];
  redirects?: HostRedirect[];
  /** Where the folder is published: `/` or `/folder/`. */
  baseUrl?: string;
  /** Used instead, for each request, if the folder may be built again meanwhile. */
  readRules?: () => Promise<HostRules>;
  timeouts?: ServerTimeouts;
}): StaticServer {
  const { dir, headers = [], redirects = [], baseUrl = '/', timeouts = TIMEOUTS_MS } = options;
  const { readRules = async () => ({ headers, redirects, baseUrl }) } = options;
  const context = { dir, readRules, bodies: createFileBodies() };
  const limits = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.next,
    connectionsCheckingInterval: timeouts.interval,
  };
  const server = createServer(limits, (request, response) => {
    // A client that sends a byte now and then but reads nothing is not idle.
    const end = setTimeout(() => request.socket.destroy(), timeouts.answer);
    response.once('close', () => clearTimeout(end));
    answer(context, request, response).catch(() => {
      // A file that was deleted between two steps, or a client that disconnected.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The file could not be read.');
    });
  });
  // Node closes the connection if nothing listens for the timeout.
  server.timeout = timeouts.silence;

  return {
    listen: ({ port, host }) =>
      new Promise((resolve, reject) => {
        const fail = (error: NodeJS.ErrnoException) => reject(listenError({ error, port, host }));
        server.once('error', fail);
        server.listen(port, host, () => {
          server.off('error', fail);
          const { port: actual } = server.address() as AddressInfo;
          const name = host.includes(':') ? `[${host}]` : host;
          resolve({ url: `http://${name}:${actual}`, port: actual });
        });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(context: Context, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    // Request bodies are never read.
    response.setHeader('connection', 'close');
    return sendText(response, 405, 'Only GET and HEAD requests are allowed.');
  }
  const { dir, readRules, bodies } = context;
  const rules = await readRules();
  const { baseUrl, redirects } = rules;
  const address = request.url ?? '/';
  const resolution = await resolveRequest({ dir, address, baseUrl, redirects });
  switch (resolution.kind) {
    case 'bad-request':
      return sendText(response, 400, 'This address is not valid.');
    case 'redirect':
      response.setHeader('location', resolution.location);
      return sendText(response, resolution.status, `Moved to ${resolution.location}`);
    case 'not-found':
      return resolution.path === undefined
        ? sendText(response, 404, 'There is no such page.')
        : sendFile({
            ...rules,
            dir,
            bodies,
            request,
            response,
            path: resolution.path,
            status: 404,
          });
    case 'file': {
      const status = basename(resolution.path) === NOT_FOUND_PAGE ? 404 : 200;
      const path = await chooseTwin({ dir, path: resolution.path, accept: request.headers.accept });
      return sendFile({ ...rules, dir, bodies, request, response, path, status });
    }
  }
}

/** The Markdown of a page if the request prefers it, else the file itself. */
async function chooseTwin(options: {
  dir: string;
  path: string;
  accept: string | undefined;
}): Promise<string> {
  const { dir, path, accept } = options;
  const page = /^(.*?)\/?index\.html$/.exec(path)?.[1];
  if (page === undefined || !prefersMarkdown(accept)) return path;
  const twin = twinPath(`/${page}`).slice(1);
  return (await isFile(dir, twin)) ? twin : path;
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('x-content-type-options', 'nosniff');
  response.writeHead(status);
  // Node omits the body for HEAD requests.
  response.end(`${text}\n`);
}
