import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { type HeaderRule, headersForPath } from '../outputs/http-headers.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';
import { createFileBodies, type FileBodies } from './file-bodies.ts';
import type { HostRedirect } from './host-rules.ts';
import { listenError } from './listen-error.ts';
import { NOT_FOUND_PAGE, resolveRequest } from './resolve-request.ts';

export interface StaticServer {
  /** Starts to listen; port 0 takes any free one. Throws a `SiteError` where it cannot. */
  listen(options: { port: number; host: string }): Promise<{ url: string; port: number }>;
  /** Stops at once; open connections are cut. */
  close(): Promise<void>;
}

interface Context {
  dir: string;
  baseUrl: string;
  headers: HeaderRule[];
  redirects: HostRedirect[];
  bodies: FileBodies;
}

/**
 * Serves a built site as a good static host would: clean addresses, the not-found page with status
 * 404, compressed and cached files, and the headers and redirects that the build wrote for hosts
 * (`readHostRules`).
 */
export function createStaticServer(options: {
  /** Folder of the built site. */
  dir: string;
  headers?: HeaderRule[];
  redirects?: HostRedirect[];
  /** Where the folder is published: `/` or `/folder/`. */
  baseUrl?: string;
}): StaticServer {
  const { dir, headers = [], redirects = [], baseUrl = '/' } = options;
  const context = { dir, headers, redirects, baseUrl, bodies: createFileBodies() };
  const server = createServer((request, response) => {
    answer(context, request, response).catch(() => {
      // A file that went away between two steps, or a reader who did.
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The file could not be read.');
    });
  });

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
    return sendText(response, 405, 'This site can only be read.');
  }
  const { dir, baseUrl, redirects } = context;
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
        : sendFile({ context, request, response, path: resolution.path, status: 404 });
    case 'file': {
      const status = basename(resolution.path) === NOT_FOUND_PAGE ? 404 : 200;
      return sendFile({ context, request, response, path: resolution.path, status });
    }
  }
}

async function sendFile(options: {
  context: Context;
  request: IncomingMessage;
  response: ServerResponse;
  /** Path below the folder. */
  path: string;
  status: number;
}) {
  const { context, request, response, path, status } = options;
  const { dir, baseUrl, bodies, headers } = context;
  const type = contentTypeOf(path);
  const compressible = isCompressible(type);
  const encoding: Encoding = compressible
    ? acceptedEncoding(request.headers['accept-encoding'] as string | undefined)
    : 'identity';
  const body = await bodies.get({ file: join(dir, path), encoding });

  response.setHeader('cache-control', cacheControl(path));
  const published = baseUrl + path.replace(/(^|\/)index\.html$/, '');
  for (const [name, value] of Object.entries(headersForPath({ rules: headers, path: published }))) {
    response.setHeader(name, value);
  }
  response.setHeader('content-type', type);
  response.setHeader('etag', body.etag);
  if (compressible) response.setHeader('vary', 'Accept-Encoding');
  if (status === 200 && matches(request.headers['if-none-match'], body.etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.bytes.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** Where no rule of the build says otherwise: names with a hash never change, all else is asked for. */
function cacheControl(path: string): string {
  return /^assets\/.*[-.][\w-]{6,}\.\w+$/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}

function matches(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('x-content-type-options', 'nosniff');
  response.writeHead(status);
  // Node leaves the text out where the request was HEAD.
  response.end(`${text}\n`);
}
