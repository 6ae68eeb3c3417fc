import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type HeaderRule, headersForPath } from '../outputs/http-headers.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { type ByteRange, evaluateConditions, requestedRange } from './conditions.ts';
import { contentTypeOf, isCompressible } from './content-type.ts';
import type { FileBodies } from './file-bodies.ts';

/**
 * Sends a file, the requested part of it, or a not-modified response. Text is compressed and cached in memory;
 * everything else is streamed from disk, whatever its size.
 *
 * @throws if the file cannot be read
 */
export async function sendFile(options: {
  dir: string;
  /** Where the folder is published. */
  baseUrl: string;
  headers: HeaderRule[];
  bodies: FileBodies;
  request: IncomingMessage;
  response: ServerResponse;
  /** Path in the folder. */
  path: string;
  /** 200, or 404 for the not-found page. */
  status: number;
}): Promise<void> {
  const { dir, baseUrl, bodies, request, response, path, status } = options;
  const file = join(dir, path);
  const { size, mtime, mtimeMs } = await stat(file);
  const type = contentTypeOf(path);
  const compressible = isCompressible(type);
  // Ranges refer to the uncompressed file.
  const isPart = request.headers.range !== undefined && status === 200;
  const encoding: Encoding =
    compressible && !isPart ? acceptedEncoding(header(request, 'accept-encoding')) : 'identity';
  const version = `${size.toString(36)}-${mtimeMs.toString(36)}`;
  const state = {
    size,
    etag: `"${version}${encoding === 'identity' ? '' : `-${encoding}`}"`,
    lastModified: mtime.toUTCString(),
  };

  response.setHeader('cache-control', cacheControl(path));
  const published = baseUrl + path.replace(/(^|\/)index\.html$/, '');
  const rules = headersForPath({ rules: options.headers, path: published });
  for (const [name, value] of Object.entries(rules)) response.setHeader(name, value);
  response.setHeader('content-type', type);
  response.setHeader('etag', state.etag);
  response.setHeader('last-modified', state.lastModified);
  response.setHeader('accept-ranges', 'bytes');
  // A page and its twin share one address.
  const isText = /^text\/(html|markdown)/.test(type);
  if (compressible)
    response.setHeader('vary', isText ? 'Accept, Accept-Encoding' : 'Accept-Encoding');

  const condition = status === 200 ? evaluateConditions(request.headers, state) : 200;
  if (condition !== 200) {
    response.writeHead(condition).end();
    return;
  }
  const range = isPart ? requestedRange(request.headers, state) : undefined;
  if (range === 'outside') {
    response.setHeader('content-range', `bytes */${size}`);
    response.writeHead(416).end();
    return;
  }
  if (range) {
    response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return sendPart({ request, response, file, range, status: 206 });
  }
  if (!compressible || isPart) {
    return sendPart({ request, response, file, range: { start: 0, end: size - 1 }, status });
  }
  const bytes = await bodies.get({ file, version, encoding });
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

async function sendPart(options: {
  request: IncomingMessage;
  response: ServerResponse;
  file: string;
  range: ByteRange;
  status: number;
}): Promise<void> {
  const { request, response, file, range, status } = options;
  const length = range.end - range.start + 1;
  response.setHeader('content-length', length);
  response.writeHead(status);
  if (request.method === 'HEAD' || length === 0) response.end();
  else await pipeline(createReadStream(file, range), response);
}

/** Used if no rule of the build applies: names with a hash never change, everything else is revalidated. */
function cacheControl(path: string): string {
  return /^assets\/.*[-.][\w-]{6,}\.\w+$/.test(path)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
}

/** A header that Node joins into one string. */
function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
