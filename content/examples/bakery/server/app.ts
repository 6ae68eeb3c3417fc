import { createServer } from 'node:http';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import type { Database } from 'node-sqlite3-wasm';
import { createContext } from './context';
import { sendFile } from './files';
import { isFromOtherSite } from './limits';
import { reportError } from './log';
import { appRouter } from './router';

export function createApp(db: Database) {
  const api = createHTTPHandler({
    router: appRouter,
    basePath: '/trpc/',
    maxBodySize: 100_000,
    createContext: (options) => createContext(db, options),
    onError({ ctx, error }) {
      if (error.code === 'INTERNAL_SERVER_ERROR') {
        reportError(ctx?.requestId, error.cause ?? error);
      }
    },
  });
  const server = createServer((req, res) => {
    if (isFromOtherSite(req)) return res.writeHead(403).end();
    if (req.url?.startsWith('/trpc/')) return api(req, res);
    if (req.url === '/health') {
      try {
        db.get('SELECT 1 FROM users');
        return res.end('ok');
      } catch {
        return res.writeHead(503).end();
      }
    }
    return sendFile(req.url ?? '/', res);
  });
  // A client gets ten seconds to send its request.
  server.requestTimeout = 10_000;
  return server;
}
