import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';

const files = new Map([
  ['/', { path: 'index.html', type: 'text/html; charset=utf-8' }],
  ['/main.js', { path: 'dist/main.js', type: 'text/javascript' }],
]);

/** Only files that are listed leave the server, whatever the address is. */
export function sendFile(url: string, res: ServerResponse) {
  const file = files.get(url.replace(/\?.*/, ''));
  if (!file) {
    res.writeHead(404).end('Not found');
    return;
  }
  res.setHeader('content-type', file.type);
  createReadStream(file.path)
    .on('error', () => res.writeHead(404).end('Not found'))
    .pipe(res);
}
