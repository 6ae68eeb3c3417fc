import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentTypeOf } from '#engine/serve/content-type.ts';

/** Serves a site whose documents arrive in pieces, as over a stalling network. */
export interface PiecemealServer {
  origin: string;
  /**
   * Sends the next piece of the last requested document.
   *
   * @returns whether there are more
   */
  sendPiece(): Promise<boolean>;
  close(): void;
}

/** A document arrives in this many pieces, and its scripts' resources in one more. */
const PIECES = 12;

/** @param options.dir folder of the built files */
export async function servePiecemeal(options: { dir: string }): Promise<PiecemealServer> {
  const { dir } = options;
  let begin: (document: { response: ServerResponse; pieces: string[] }) => void;
  const document = new Promise<Parameters<typeof begin>[0]>((resolve) => {
    begin = resolve;
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = extname(pathname) === '' ? join(pathname, 'index.html') : pathname;
    const body = await readFile(join(dir, path)).catch(() => undefined);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': contentTypeOf(path) });
    if (path.endsWith('.html')) begin({ response, pieces: cut(body.toString()) });
    else response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async sendPiece() {
      const { response, pieces } = await document;
      const piece = pieces.shift();
      if (pieces.length > 0) response.write(piece);
      else response.end(piece);
      return pieces.length > 0;
    },
    close: () => server.close(),
  };
}

/** The first piece ends at the start of the main content, before anything is painted. */
function cut(html: string): string[] {
  const start = html.indexOf('>', html.indexOf('id="content"')) + 1;
  const end = html.indexOf('<script', start);
  const size = Math.ceil((end - start) / PIECES);
  const middle = Array.from({ length: PIECES }, (_, index) =>
    html.slice(start + index * size, Math.min(end, start + (index + 1) * size)),
  );
  return [html.slice(0, start), ...middle, html.slice(end)];
}
